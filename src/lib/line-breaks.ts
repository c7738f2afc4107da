const NO_BREAK_SPACE = '\u00a0';

/** A text that stays on one line, such as a name of two words; a box that is narrower still breaks it. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE);
}

/** Words of two syllables in Vietnamese titles and names. */
const COMPOUNDS = new Set(
  `an ninh,bao nhiêu,bảng điểm,bản dịch,bảo hiểm,báo chí,bền vững,bố mẹ,câu hỏi,chính trị,chúng tôi,chương trình,chữ số,
công nghệ,cơ khí,cử nhân,danh sách,du lịch,dữ liệu,đài loan,đại học,điều dưỡng,điện tử,đô thị,đồ họa,gia đình,
giáo dục,hàn quốc,hà lan,hạn nộp,hệ thống,hóa học,học bổng,học phí,hồ sơ,huy chương,hướng dẫn,kết quả,kế hoạch,
kế toán,khách sạn,khoa học,kiến trúc,kinh doanh,kinh tế,kỹ sư,kỹ thuật,lịch sử,máy tính,môi trường,mỹ thuật,ngân sách,
nghệ thuật,ngôn ngữ,nhân lực,nhân tạo,nhập học,nhật bản,nông nghiệp,phát triển,phân tích,phần lan,phần mềm,quản lý,
quản trị,quốc tế,sinh học,sinh viên,sức khỏe,tài chính,tài khoản,tâm lý,thành phố,thành tích,thiết kế,thông tin,
thương mại,thực phẩm,tiền bạc,toàn cầu,toán học,triết học,trí tuệ,trung bình,truyền thông,tự nhiên,văn hóa,văn học,
vật lý,xã hội,xây dựng,y tế`.split(/,\s*/),
);

/** What a number follows: `tháng 9`, `lớp 12`. */
const NUMBERED = new Set(['kỳ', 'lớp', 'năm', 'tháng']);

/** A title whose known Vietnamese compounds stay on one line: a reader stumbles over `Khoa | học`. */
export function keepCompounds(title: string): string {
  let isSecond = false;
  return title.replaceAll(/(\S+) (?=(\S+))/g, (pair, first: string, second: string) => {
    const key = `${first} ${second}`.toLowerCase().replace(/\P{L}+$/u, '');
    isSecond =
      !isSecond &&
      (COMPOUNDS.has(key) || (/^\d/.test(second) && NUMBERED.has(first.toLowerCase())));
    return isSecond ? first + NO_BREAK_SPACE : pair;
  });
}

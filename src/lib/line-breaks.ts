const NO_BREAK_SPACE = '\u00a0';

/** A text that stays on one line, such as a name of two words; a box that is narrower still breaks it. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE);
}

/** Words of two syllables in Vietnamese names of programs, fields, countries and pages. */
const COMPOUNDS = new Set(
  `an ninh,báo chí,bảo hiểm,bền vững,chính trị,chương trình,công nghệ,cơ khí,cử nhân,danh sách,du lịch,dữ liệu,đại học,
đài loan,điện tử,điều dưỡng,đô thị,đồ họa,giáo dục,hà lan,hạn nộp,hàn quốc,hệ thống,hóa học,học bổng,kế toán,khách sạn,khoa học,kiến trúc,
kinh doanh,kinh tế,kỹ sư,kỹ thuật,lịch sử,máy tính,môi trường,mỹ thuật,nghệ thuật,ngôn ngữ,nhân lực,nhân tạo,nhật bản,
nông nghiệp,phân tích,phát triển,phần lan,phần mềm,quản lý,quản trị,quốc tế,sinh học,sinh viên,sức khỏe,tài chính,tâm lý,thiết kế,thông tin,
thực phẩm,thương mại,toán học,trí tuệ,triết học,truyền thông,toàn cầu,tự nhiên,văn hóa,văn học,vật lý,xã hội,xây dựng,y tế`.split(
    /,\s*/,
  ),
);

/** A name whose known Vietnamese compounds stay on one line: a reader stumbles over `Khoa | học`. */
export function keepCompounds(name: string): string {
  let isSecond = false;
  return name.replaceAll(/(\S+) (?=(\S+))/g, (pair, first: string, second: string) => {
    const key = `${first} ${second}`.toLowerCase().replace(/\P{L}+$/u, '');
    isSecond = !isSecond && COMPOUNDS.has(key);
    return isSecond ? first + NO_BREAK_SPACE : pair;
  });
}

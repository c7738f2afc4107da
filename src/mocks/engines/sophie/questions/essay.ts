import { guide, noCatalogue, says, type Table } from './expect';

const essayGuide = guide('personal-statement');

export const essay: Table = {
  en: [
    ['Can you write my essay?', says(/don’t write or rewrite/), essayGuide],
    ['How do I start my essay?', says(/[Dd]on’t start with the first sentence/), essayGuide],
    ['What should I write my Common App essay about?', says(/ten moments/), essayGuide],
    ['How long should my essay be?', says(/650 words/), essayGuide],
    ['How do I get feedback on my essay?', says(/\/ai-essay/), essayGuide],
    ['How do I end my essay?', says(/last paragraph/)],
    ['What is different in a UCAS personal statement?', says(/UCAS/)],
    ['What mistakes should I avoid in my essay?', says(/wrong/)],
    ['How do I write a motivation letter?', says(/motivation letter/)],
    ['Please rewrite my personal statement', says(/don’t write or rewrite/)],
    ['I need a good hook for my essay', says(/opening/)],
    ['essay topic ideas', says(/ten moments/)],
    ['Are cliches bad in an essay?', essayGuide],
    ['What is a good "why this university" essay?', says(/Praise of the school/)],
    ['Tips for college essays', essayGuide, noCatalogue],
    ['word limit of the Common App essay', says(/650/)],
  ],
  vi: [
    ['Viết hộ mình bài luận được không?', says(/không viết hộ/), essayGuide],
    ['Bắt đầu bài luận thế nào?', says(/câu đầu tiên/), essayGuide],
    ['Bài luận nên viết về gì?', says(/mười khoảnh khắc/), essayGuide],
    ['Bài luận Common App dài bao nhiêu từ?', says(/650 từ/)],
    ['Làm sao để được nhận xét bài luận?', says(/ai-essay/), essayGuide],
    ['Kết bài luận thế nào cho hay?', says(/đoạn cuối/)],
    ['Thư động lực viết thế nào?', says(/Thư động lực/)],
    ['Những lỗi cần tránh trong bài luận', says(/lỗi/)],
    ['Sửa hộ mình bài luận với', says(/không viết hộ/)],
    ['Mở bài luận sao cho ấn tượng?', says(/[Mm]ở bài/)],
    ['Chọn đề tài cho bài luận cá nhân', says(/mười khoảnh khắc/)],
    ['Personal statement của Anh khác gì bài luận Mỹ?', says(/UCAS/)],
    ['Bài luận vì sao chọn trường viết sao?', says(/[Ll]ời khen trường/)],
    ['Mẹo viết luận du học', essayGuide],
    ['Bài luận có giới hạn bao nhiêu chữ?', says(/650/)],
    ['Bài luận dùng từ sáo rỗng có sao không?', essayGuide],
  ],
};

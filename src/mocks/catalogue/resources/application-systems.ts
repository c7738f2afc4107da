import type { CatalogueGuide } from './guide';

/** What applying is like in each country. */
export const applicationSystems: CatalogueGuide = {
  id: 'application-systems',
  stage: 'apply',
  grades: [11, 12, 13],
  updated: '2026-11-15',
  title: {
    en: 'Application systems, country by country',
    vi: 'Mỗi nước nộp hồ sơ một kiểu',
  },
  summary: {
    en: 'One form for many universities, one form each, or an agency that checks your papers first. What waits where.',
    vi: 'Nơi một đơn gửi nhiều trường, nơi mỗi trường một đơn, nơi phải qua một tổ chức kiểm tra giấy tờ trước. Ở đâu thì gặp gì.',
  },
  body: {
    en: `
Every country believes that its way of applying is the natural one. They differ in the form, and also in what they think an application is *for*: to get to know you, to compare you, or to check whether you may enter.

Dates and fees change every year. This page tells you what kind of thing to expect; the official site has the day.

## United States: they want to know you

Most colleges take the [Common App](https://www.commonapp.org): one form, one personal essay for all, then extra questions for each college. Some have a form of their own, as the University of California has. Expect essays, recommendations, a list of activities and the school report. You can choose up to twenty colleges in it; most ask for a fee, and you can ask for a waiver.

*Early Decision* binds you: if they take you, you go. Never choose it before you have seen what the college costs your family. *Early Action* doesn’t bind.

## United Kingdom: they want to know your subject

One form, [UCAS](https://www.ucas.com), up to **five** choices, one personal statement, in three answers, that all five read. So choose five programs that one statement fits. It is about the subject, hardly about you. Medicine, dentistry, veterinary medicine and everything at Oxford and Cambridge have an earlier deadline in October, often with a test. For the others it is a day in mid-January, 18:00 in London (01:00 next day in Hanoi); after that, until June 30, you can only apply for places that are left.

## Canada: by province and by university

Ontario has a common system, OUAC; elsewhere you mostly apply to each university. Some ask only for grades, some for short essays about what you have done.

## Germany: they check whether you may

Many universities let [uni-assist](https://www.uni-assist.de) check foreign certificates; others take applications themselves. The first question is whether your certificate gives direct entry or leads to a *Studienkolleg*. With a Vietnamese one, you first need an APS certificate from Hanoi, then usually a Studienkolleg (German B1 to B2 and a test). Papers decide here, so begin with translations. For most subjects, nobody wants an essay about your life.

## Netherlands: register, then apply

Registration goes through [Studielink](https://www.studielink.nl), the rest through the university’s own portal. Programs with limited places, *numerus fixus*, close in January, make their own selection and allow only a small number of attempts. Others stay open until spring.

## France: two doors

For a first year at a public university, apply through *Études en France* by **mid-December**. Parcoursup closes in March; business schools have their own day.

## Finland and its neighbors

Finland has a joint application in January for bachelor’s degrees in English, with a small number of choices and sometimes an entrance exam. Sweden has one national site with an order of preference. In both, the order you give may matter; read how.

## Australia and New Zealand: direct, and all year

International students mostly apply straight to the university, with grades and a language result. Two intakes a year, about February and July, and answers come within weeks. A genuine reason for studying is asked later, for the visa.

## Singapore, Malaysia, Hong Kong

Each university has its own form. Singapore and Hong Kong look at grades and often interview; Singapore’s deadlines fall between January and March, depending on your certificate. Malaysia answers fast, and its private universities take students several times a year.

## Japan and Korea

In Japan each university decides; many ask for the EJU examination, while English-taught programs choose by papers and interview. Korea has windows in spring and autumn, with forms for each university and a strict list of certified papers, including proof of citizenship for you **and your parents**.

## How to mix without drowning

- Two systems are fine. Three are possible. With four you will be filling in forms instead of writing well.
- Put the systems with essays first in your calendar, those with papers next, those with only grades last.
- Keep one document with every fact that forms ask for: passport number, school address, dates, marks, your referees’ names and emails. You’ll copy from it thirty times.

## Try this today

Write down which systems your present list needs, and count them. If there are more than three, find the one with a single school in it and ask whether that school is worth a system of its own. Then open an account in the one whose deadline comes first. An account with your name in it is a beginning.
`,
    vi: `
Nước nào cũng tin rằng cách nộp hồ sơ của mình là tự nhiên nhất. Họ khác nhau ở tờ đơn, và khác cả ở chỗ coi hồ sơ là *để làm gì*: để hiểu con người bạn, để so bạn với người khác, hay để kiểm tra xem bạn có đủ điều kiện không. Biết được điều ấy, bạn sẽ biết nên dồn các buổi tối của mình vào đâu.

Ngày tháng và lệ phí mỗi năm một khác. Bài này cho bạn biết sẽ gặp kiểu gì, còn ngày chính xác thì xem trang chính thức.

## Mỹ: họ muốn biết bạn là ai

Phần lớn các trường dùng [Common App](https://www.commonapp.org): một đơn, một bài luận chung, rồi mỗi trường thêm vài câu hỏi riêng. Một số nơi có đơn riêng, như hệ thống Đại học California. Bạn sẽ cần bài luận, thư giới thiệu, danh sách hoạt động và báo cáo của trường phổ thông. Common App cho nộp tối đa hai mươi trường; phần lớn trường thu phí, và bạn có thể xin miễn.

*Early Decision* là cam kết: họ nhận thì bạn phải đi. Đừng bao giờ chọn cách này khi chưa biết gia đình sẽ phải trả bao nhiêu. *Early Action* thì không ràng buộc.

## Anh: họ muốn biết bạn gắn bó với ngành học ra sao

Một đơn duy nhất, [UCAS](https://www.ucas.com), tối đa **năm** nguyện vọng, một bài personal statement gồm ba câu trả lời cho cả năm trường cùng đọc. Vì thế hãy chọn năm chương trình hợp với cùng một bài. Bài viết nói về ngành học, rất ít về cuộc đời bạn. Ngành y, nha, thú y và mọi ngành ở Oxford, Cambridge có hạn sớm hơn, vào tháng Mười, thường kèm bài thi. Các ngành còn lại hết hạn giữa tháng Một, 18 giờ London (1 giờ sáng hôm sau ở Hà Nội); sau đó đến 30 tháng Sáu chỉ nhận vào chỗ còn trống.

## Canada: tùy tỉnh, tùy trường

Tỉnh Ontario có hệ thống chung là OUAC, nơi khác phần nhiều nộp thẳng vào trường. Có trường chỉ xét điểm, có trường hỏi thêm vài câu ngắn về những việc bạn đã làm. Phải đọc riêng từng trang.

## Đức: họ kiểm tra xem bạn có đủ điều kiện không

Nhiều trường nhờ [uni-assist](https://www.uni-assist.de) kiểm tra bằng cấp nước ngoài, có trường tự nhận hồ sơ. Câu hỏi đầu tiên là bằng của bạn được vào thẳng hay phải qua *Studienkolleg*. Với bằng của Việt Nam, trước hết bạn cần chứng chỉ APS ở Hà Nội, rồi thường phải qua Studienkolleg (tiếng Đức B1 đến B2 và một bài thi). Ở đây giấy tờ quyết định tất cả, nên hãy bắt đầu từ bản dịch. Với đa số ngành, chẳng ai cần bài luận về đời bạn.

## Hà Lan: đăng ký trước, nộp sau

Đăng ký qua [Studielink](https://www.studielink.nl), phần còn lại làm trên cổng của trường. Các ngành giới hạn chỗ, gọi là *numerus fixus*, hết hạn vào tháng Một, tự tuyển và chỉ cho thử một số lần ít ỏi. Các ngành khác nhận đến mùa xuân.

## Pháp: hai cánh cửa

Vào năm nhất đại học công lập, bạn nộp qua *Études en France*, chậm nhất **giữa tháng Mười hai**. Parcoursup hết hạn vào tháng Ba; các trường kinh doanh có hạn riêng.

## Phần Lan và láng giềng

Phần Lan có đợt nộp chung vào tháng Một cho các chương trình cử nhân bằng tiếng Anh, số nguyện vọng ít, đôi khi có thi đầu vào. Thụy Điển có một trang chung toàn quốc, xếp nguyện vọng theo thứ tự. Ở cả hai nơi, thứ tự bạn xếp có thể ảnh hưởng đến kết quả, nhớ đọc kỹ cách tính.

## Úc và New Zealand: nộp thẳng, quanh năm

Sinh viên quốc tế chủ yếu nộp thẳng vào trường, với điểm học và chứng chỉ tiếng. Mỗi năm hai kỳ, khoảng tháng Hai và tháng Bảy, vài tuần là có kết quả. Lý do đi học thật sự sẽ được hỏi sau, khi xin visa.

## Singapore, Malaysia, Hồng Kông

Mỗi trường một đơn. Singapore và Hồng Kông xét điểm và hay phỏng vấn; hạn của Singapore tùy loại bằng, từ tháng Một đến tháng Ba. Malaysia trả lời nhanh, các trường tư nhận nhiều đợt trong năm.

## Nhật Bản và Hàn Quốc

Ở Nhật, mỗi trường tự quyết: nhiều trường cần kỳ thi EJU, còn các chương trình dạy bằng tiếng Anh xét hồ sơ và phỏng vấn. Hàn Quốc có các đợt mùa xuân và mùa thu, mỗi trường một bộ đơn, kèm danh mục giấy tờ chứng thực rất chặt, gồm cả giấy tờ về quốc tịch của bạn **và bố mẹ**.

## Kết hợp sao cho khỏi đuối

- Hai hệ thống là vừa. Ba thì cố được. Bốn thì bạn sẽ chỉ điền đơn chứ không còn sức mà viết cho hay.
- Trong lịch, xếp hệ thống cần bài luận trước, hệ thống cần giấy tờ sau, hệ thống chỉ cần điểm sau cùng.
- Giữ một tài liệu ghi mọi thông tin mà đơn nào cũng hỏi: số hộ chiếu, địa chỉ trường, ngày tháng, điểm, họ tên và email người giới thiệu. Bạn sẽ chép lại ba chục lần.

## Thử ngay hôm nay

Ghi ra danh sách của bạn đang cần những hệ thống nào, rồi đếm. Nếu nhiều hơn ba, tìm hệ thống chỉ có một trường và tự hỏi: trường ấy có đáng để mình theo riêng một hệ thống không? Sau đó mở tài khoản ở hệ thống có hạn sớm nhất. Chưa cần điền gì, có tài khoản mang tên mình đã là một khởi đầu.
`,
  },
};

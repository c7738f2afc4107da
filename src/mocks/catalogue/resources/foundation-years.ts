import type { CatalogueGuide } from './guide';

/** Ways in when direct entry is closed. */
export const foundationYears: CatalogueGuide = {
  id: 'foundation-years',
  stage: 'prepare',
  grades: [11, 12, 13],
  updated: '2026-09-15',
  title: {
    en: 'Foundation years, diplomas and other side doors',
    vi: 'Năm dự bị, diploma và những lối vào khác',
  },
  summary: {
    en: 'Not everyone goes in by the front door, and nobody asks at graduation. What each side door costs, and where it can stick.',
    vi: 'Không phải ai cũng vào bằng cửa chính, và đến ngày tốt nghiệp chẳng ai hỏi. Mỗi lối tốn bao nhiêu, và có thể mắc ở đâu.',
  },
  body: {
    en: `
You have read the requirements and there is a gap. Your school system has twelve years and they want thirteen. Your English is half a band too low. You dropped chemistry when it was boring. In many countries there is an official way around, built for just this. It costs time and money, and it works well for some people and badly for others. Here is how to tell.

## The five side doors

- **Foundation year.** Usually eight to twelve months at or near a university: your future subject, academic English, how to write essays the local way. Common in the United Kingdom, Australia, New Zealand, Malaysia and parts of Europe. If you reach the marks they name, you go into the first year.
- **Diploma or international first year.** It replaces the first year of the degree and leads into the second. You lose no time, but the pace is high.
- **Pathway or bridge in English only.** A few weeks to a semester, for those whose grades are enough and whose English isn’t yet. Often tied to a *conditional offer*.
- **Studienkolleg** in Germany: two semesters that end with an assessment examination, for school certificates that don’t give direct entry. Public ones charge little; the price is the entrance test and German at level B1 to B2.
- **A year or two at home, then transfer.** A first year at a good university in your own country often counts as the missing year. In the United States the *community college* with a transfer agreement is a door of its own, and usually the cheapest.

## What to ask before you pay

1. **Where exactly does it lead?** To one university, to several, to none by name? Is the place guaranteed if I reach the marks, or may I then only apply? Get it in writing.
2. **Which marks, and how many students reach them?** A good provider has the figures of last year. One who changes the subject doesn’t.
3. **Who teaches it?** The university itself, or a company on its campus? Both can be good. The certificate may look the same and be worth different things elsewhere.
4. **If I don’t pass?** Can I repeat a part, and at what cost? Is there another course to which it leads?
5. **Does it take me out of anything?** Some scholarships are only for direct entry. Some visas count the years.
6. **What will the whole way cost?** Foundation plus degree. A foundation year can cost as much as a year of the degree, and it lengthens the stay.

## For whom it is good

For someone who changes direction and lacks a subject. For someone who reads English well and has never written three pages in it. For someone who isn’t yet ready to live on their own, and would profit from smaller classes for a year. You arrive in the first year knowing the library, the town and six people.

## For whom it isn’t

For someone who would be admitted directly elsewhere and takes it only because of a name. For a family for whom one more year breaks the budget. And for anyone who was told it is the *only* way by a person who receives a commission for it. Ask a second source, always.

## A side door isn’t shameful

You may hear that foundation students are the weaker ones. By the third year nobody knows any more who came in by which door. Employers see one degree. What they do notice is whether you can explain why you did it that way; a year that you chose is a good story.

## Try this today

Take your favourite program that you can’t enter directly. Write on one line what is missing: a year, a subject, a half band. Then find two different doors to it, one of which begins at home, and write for both how long and how much until the degree is in your hand. If you don’t find the second one, ask the admissions office this question: “What do students with my certificate usually do?”
`,
    vi: `
Bạn đọc điều kiện đầu vào và thấy mình hụt một chút. Phổ thông của mình mười hai năm, người ta cần mười ba. Tiếng Anh thiếu nửa điểm. Môn Hóa thì bạn đã bỏ từ hồi thấy chán. Nhiều nước có sẵn một lối vòng chính thức, lập ra đúng cho những trường hợp như vậy. Lối vòng tốn thời gian và tiền bạc, hợp với người này mà không hợp với người kia. Đây là cách để biết.

## Năm lối vào bên cạnh

- **Năm dự bị (foundation year).** Thường từ tám đến mười hai tháng, học ngay trong hoặc cạnh trường đại học: kiến thức nền của ngành, tiếng Anh học thuật, cách viết bài kiểu bên đó. Phổ biến ở Anh, Úc, New Zealand, Malaysia và một số nước châu Âu. Đạt mức điểm quy định thì vào năm nhất.
- **Diploma hoặc năm nhất quốc tế.** Thay cho năm nhất và nối thẳng vào năm hai. Không mất thêm thời gian, nhưng nhịp học rất nhanh.
- **Khóa tiếng chuyển tiếp.** Từ vài tuần đến một học kỳ, cho người đủ điểm học nhưng chưa đủ tiếng. Thường đi kèm *thư mời có điều kiện*.
- **Studienkolleg** ở Đức: hai học kỳ, kết thúc bằng một kỳ thi đánh giá, dành cho những bằng cấp chưa được vào thẳng. Trường công thu rất ít, cái giá nằm ở kỳ thi đầu vào và tiếng Đức trình độ B1 đến B2.
- **Học một, hai năm trong nước rồi chuyển tiếp.** Năm nhất ở một đại học tốt trong nước thường được tính thay cho năm còn thiếu. Ở Mỹ, *community college* có thỏa thuận chuyển tiếp cũng là một lối riêng, và thường rẻ nhất.

## Hỏi gì trước khi đóng tiền

1. **Lối này dẫn đến đâu?** Một trường, vài trường, hay không nêu tên trường nào? Đạt điểm thì chắc chắn có chỗ, hay chỉ được quyền nộp hồ sơ? Phải có bằng văn bản.
2. **Cần bao nhiêu điểm, và bao nhiêu học viên đạt?** Nơi làm ăn tử tế có số liệu năm ngoái. Nơi nào lảng sang chuyện khác thì không.
3. **Ai dạy?** Chính trường đại học, hay một công ty thuê chỗ trong khuôn viên? Cả hai đều có thể tốt, nhưng chứng chỉ trông giống nhau mà đem đi nơi khác giá trị có thể khác nhau.
4. **Nếu trượt thì sao?** Có được học lại một phần không, tốn bao nhiêu? Có chương trình nào khác để rẽ sang không?
5. **Đi lối này mình mất gì?** Có những học bổng chỉ dành cho người vào thẳng. Có những loại visa tính số năm.
6. **Cả chặng đường hết bao nhiêu?** Dự bị cộng với đại học. Một năm dự bị có thể đắt bằng một năm chính khóa, lại kéo dài thời gian ở lại.

## Hợp với ai

Với người đổi hướng và thiếu một môn. Với người đọc tiếng Anh tốt nhưng chưa bao giờ viết nổi ba trang. Với người chưa sẵn sàng sống một mình, cần một năm trong lớp nhỏ. Vào năm nhất, bạn đã quen thư viện, quen thành phố và quen sáu người.

## Không hợp với ai

Với người ở nơi khác được nhận thẳng mà chỉ chọn lối này vì cái tên. Với gia đình mà thêm một năm là vỡ kế hoạch. Và với bất cứ ai được nghe rằng đây là con đường *duy nhất*, từ miệng một người hưởng hoa hồng cho nó. Luôn hỏi thêm một nguồn nữa.

## Vào cửa bên không có gì xấu hổ

Có thể bạn sẽ nghe nói sinh viên dự bị học yếu hơn. Đến năm ba, chẳng ai còn biết ai vào bằng lối nào. Nhà tuyển dụng chỉ thấy một tấm bằng. Điều họ để ý là bạn có giải thích được vì sao mình chọn như thế không, và một năm do chính bạn chọn là một câu chuyện hay.

## Thử ngay hôm nay

Lấy chương trình bạn thích nhất mà chưa vào thẳng được. Viết đúng một dòng xem mình thiếu gì: một năm học, một môn, hay nửa điểm IELTS. Rồi tìm hai lối khác nhau để vào, một lối bắt đầu từ trong nước, và ghi cho mỗi lối: mất bao lâu, hết bao nhiêu tiền cho đến khi cầm bằng. Không tìm ra lối thứ hai thì hỏi phòng tuyển sinh: “Học sinh có bằng như em thường đi đường nào ạ?”
`,
  },
};

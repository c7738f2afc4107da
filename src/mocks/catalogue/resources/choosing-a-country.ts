import type { CatalogueGuide } from './guide';

/** Five questions before a school is chosen. */
export const choosingACountry: CatalogueGuide = {
  id: 'choosing-a-country',
  stage: 'explore',
  grades: [9, 10, 11],
  updated: '2026-10-12',
  title: {
    en: 'Choosing a country before you choose a school',
    vi: 'Chọn nước trước khi chọn trường',
  },
  summary: {
    en: 'Five questions that leave you with two countries instead of twelve, and none of them is about rankings.',
    vi: 'Năm câu hỏi để từ mười hai nước chỉ còn lại hai. Không câu nào hỏi về thứ hạng.',
  },
  body: {
    en: `
Most people start with a famous name and work backwards. It feels natural, and it leads to a list of eight universities in five countries with five different application systems, three of which want an exam you haven’t taken. Start one level higher. A country decides more about your next four years than a ranking does: what it costs, how many years it takes, whether you can change your mind, and whether you may stay and work afterwards.

## Question one: what can be paid, all in?

Not only tuition. Ask for tuition plus living for every year of the degree, because the degrees aren’t equally long. A bachelor’s degree usually takes three years in England and in much of continental Europe, and four in the United States, Scotland, Canada, Korea and Japan. Three years at 20,000 dollars cost less than four years at 16,000. (Those two figures are only an example; do the sum with real ones.)

Some countries charge everyone little or nothing for tuition at public universities and ask instead that you prove you can pay your own living costs. Others charge a lot and give a lot back in aid. Put both kinds on your list before you judge them.

## Question two: in which language will you live?

English-taught degrees exist in many places where people don’t speak English at the bakery. You can study in English in the Netherlands, Germany or Korea, and still need the local language to rent a room, see a doctor or find a part-time job. Some people love that; it is half the reason to go. Others are lonely by November. Be honest about which you are.

## Question three: must you decide your subject now?

- In the **United States** and in many Canadian universities you can often enter without a major, try things, and decide in the second year.
- In **England, the Netherlands, Germany and Australia** you usually apply to a subject. Changing later can mean starting again.
- **Scotland** and the **liberal arts colleges** of the Netherlands lie between.

If you know that you want to be a dentist, a country that lets you start on the first day saves you years. If you don’t, buy yourself time.

## Question four: does your school certificate open the door?

Some countries accept a Vietnamese or an American high school diploma directly. Others ask for more: a foundation year, AP or A-level results, or a first year at a university at home. It isn’t a judgement on you; their schools simply have one year more. It does change the price and the length, so find out first. Look for the words *entry requirements by country* on the university’s own page.

## Question five: what happens on the day after graduation?

Look up whether graduates may stay to look for work, for how long, and under what conditions. Rules of this kind change with governments, sometimes in the middle of your degree. So read the official immigration page, write down the date on which you read it, and never choose a country only for this reason.

## What to leave out

Weather, unless it makes you ill. The cousin who lives two hours away. A ranking, until you have two or three countries; then compare departments, not universities.

## Try this today

Take one sheet of paper and draw five rows, one for each question above. Make a column for each of three countries: the one you have always imagined, the one your parents would pick, and one you know nothing about. Fill in what you know in pencil and put a question mark where you are guessing. The cells with question marks are your reading for this week. Then set those three countries in the [school list](/school-list) and see how many programs are left with your budget.
`,
    vi: `
Phần lớn chúng ta bắt đầu bằng một cái tên nổi tiếng rồi mới tính ngược lại. Nghe thì tự nhiên, nhưng kết quả thường là một danh sách tám trường ở năm nước, năm hệ thống nộp hồ sơ khác nhau, trong đó ba nơi đòi một kỳ thi bạn chưa từng nghe tên. Hãy bắt đầu ở bậc cao hơn: chọn nước. Đất nước bạn đến quyết định bốn năm sắp tới nhiều hơn thứ hạng của trường: tốn bao nhiêu, học mấy năm, có được đổi ý không, học xong có được ở lại làm việc không.

## Câu một: cả nhà trả được bao nhiêu, tính trọn gói?

Đừng chỉ nhìn học phí. Hãy cộng học phí với sinh hoạt phí, rồi nhân với số năm, vì mỗi nước một khác. Bằng cử nhân ở Anh và nhiều nước châu Âu thường mất ba năm, còn ở Mỹ, Scotland, Canada, Hàn Quốc, Nhật Bản thường là bốn. Ba năm, mỗi năm 20.000 đô la, vẫn rẻ hơn bốn năm, mỗi năm 16.000. (Hai con số này chỉ là ví dụ, bạn hãy tính lại bằng số thật.)

Có nước gần như không thu học phí ở trường công nhưng yêu cầu bạn chứng minh đủ tiền ăn ở. Có nước thu rất cao nhưng cũng trả lại nhiều qua học bổng và hỗ trợ tài chính. Cứ đưa cả hai kiểu vào danh sách rồi hãy so.

## Câu hai: bạn sẽ sống bằng tiếng gì?

Nhiều nơi dạy bằng tiếng Anh nhưng ra tiệm bánh thì không ai nói tiếng Anh với bạn. Ở Hà Lan, Đức hay Hàn Quốc, bạn có thể học hoàn toàn bằng tiếng Anh, nhưng để thuê phòng, đi khám bệnh, xin việc làm thêm thì vẫn cần tiếng bản địa. Có người thích điều đó, thậm chí đi vì điều đó. Có người đến tháng Mười một đã thấy mình lạc lõng. Bạn thuộc kiểu nào, hãy trả lời thật.

## Câu ba: bạn có phải chọn ngành ngay không?

- Ở **Mỹ** và nhiều đại học **Canada**, bạn thường được vào trường khi chưa chọn ngành, học thử rồi năm hai mới quyết định.
- Ở **Anh, Hà Lan, Đức, Úc**, bạn thường nộp thẳng vào một ngành. Muốn đổi có khi phải học lại từ đầu.
- **Scotland** và các trường **khai phóng** ở Hà Lan nằm ở khoảng giữa.

Nếu bạn biết chắc mình muốn làm nha sĩ, nước nào cho học ngay từ ngày đầu sẽ giúp bạn đỡ mất vài năm. Nếu chưa biết, hãy mua cho mình thêm thời gian.

## Câu bốn: bằng cấp ba của bạn có đủ để vào thẳng không?

Có nước nhận thẳng bằng tốt nghiệp trung học phổ thông Việt Nam. Có nước đòi thêm: một năm dự bị, điểm A-level hay AP, hoặc một năm đại học trong nước. Đó không phải vì họ chê bạn, chỉ là học sinh bên đó học phổ thông dài hơn một năm. Nhưng chuyện này làm thay đổi cả thời gian lẫn chi phí, nên phải tìm hiểu trước. Trên trang của trường, hãy tìm cụm *entry requirements by country*.

## Câu năm: tốt nghiệp xong thì sao?

Xem sinh viên tốt nghiệp có được ở lại tìm việc không, bao lâu, kèm điều kiện gì. Những quy định này thay đổi theo từng chính phủ, có khi đổi ngay lúc bạn đang học. Vì thế hãy đọc trang chính thức của cơ quan di trú, ghi lại ngày bạn đọc, và đừng bao giờ chọn một nước chỉ vì lý do này.

## Những thứ có thể gạt sang bên

Thời tiết, trừ khi nó làm bạn ốm. Người họ hàng ở cách trường hai tiếng đi xe. Và bảng xếp hạng: để dành đến khi chỉ còn hai, ba nước, lúc ấy hãy so từng khoa chứ đừng so cả trường.

## Thử ngay hôm nay

Lấy một tờ giấy, kẻ năm dòng ứng với năm câu trên và ba cột cho ba nước: nước bạn vẫn hằng mơ, nước bố mẹ sẽ chọn, và một nước bạn chưa biết gì. Dùng bút chì điền những gì bạn biết, chỗ nào đoán thì đánh dấu hỏi. Những ô có dấu hỏi chính là bài đọc của bạn tuần này. Sau đó chọn ba nước ấy trong [trang tìm trường](/school-list) và xem với ngân sách của gia đình thì còn lại bao nhiêu chương trình.
`,
  },
};

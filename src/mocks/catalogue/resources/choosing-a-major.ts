import type { CatalogueGuide } from './guide';

/** How to find a direction by small trials. */
export const choosingAMajor: CatalogueGuide = {
  id: 'choosing-a-major',
  stage: 'explore',
  grades: [9, 10, 11, 12],
  updated: '2026-09-28',
  title: {
    en: 'Choosing a major when you aren’t sure',
    vi: 'Chọn ngành khi bạn chưa biết mình thích gì',
  },
  summary: {
    en: 'You don’t need a passion. You need three small experiments and a way to read what they tell you.',
    vi: 'Bạn không cần có đam mê. Bạn cần ba phép thử nhỏ và biết cách đọc kết quả của chúng.',
  },
  body: {
    en: `
“Follow your passion” is advice for people who have one. Most people of sixteen have interests, which is different: things they like for a while, things they are good at, things their friends do. That is enough to begin with. A major isn’t a marriage. It is the direction in which you take your first steps, and it is easier to turn from walking than from standing still.

## Stop asking what you want to be

Ask what you want to **do on a Tuesday**. Every profession has a name that shines and a weekday that doesn’t. Architects spend much of the week on regulations and emails. Doctors write notes. Programmers read other people’s code. The question isn’t whether you like the name but whether the ordinary part bores you more or less than the ordinary part of something else.

Three questions help:

- Which homework do you start before you have to?
- What do people ask you to explain to them?
- What kind of problem can you be stuck on for an hour without getting annoyed?

The last one is the most reliable. Every subject becomes difficult. You are looking for the difficulty that you can live with.

## Subjects at school are poor samples

Nobody teaches law, linguistics, materials science or urban planning in grade 10, so nobody falls in love with them there. And a subject can be spoiled, or saved, by one teacher. So don’t choose only among the names on your timetable. Look at the list of [majors](/majors) and open five that you couldn’t explain to a friend. Liking one of them isn’t a decision. It is a lead.

## Try things at the smallest size

- **One hour:** watch the first lecture of a real introductory course; many universities publish them. Do the first exercise, not only the video.
- **One afternoon:** talk to someone who has done this work for three years. Not the famous person; the one who still remembers the beginning. Ask what they did yesterday.
- **One month:** make something. A survey of your street, a small program, a translation of a song, a budget for the class trip. You will find out what you do when nobody marks it.

After each one write two sentences: what gave me energy, what drained me. Three months later those notes say more than any test. A test, ours too, is a good way to find names that you had not thought of, and a poor way to decide.

## Keep doors open on purpose

When you really can’t choose, choose what closes the fewest doors. Mathematics until the end of school keeps engineering, economics, computing and most sciences open. Writing well keeps everything open. Some places let you enter without a major; some degrees are broad by design: liberal arts, natural sciences, politics and economics, cognitive science. Broad isn’t the same as vague. It is a plan for people who want to decide later with better information.

## When your family has already chosen

Often they haven’t chosen a subject; they have chosen safety. Ask what they are afraid of, then look for the safest version of what you like, and for the most interesting version of what they like. Between *painting* and *accounting* there is product design, architecture, animation, marketing and the management of a museum.

## You may be wrong, and it is repairable

Many students change direction, during the degree or after it. The costs are real, a year, some fees, an awkward phone call, but they aren’t a life. A wrong choice that you made with open eyes teaches you how to choose the next time.

## Try this today

Open one major that you know nothing about and read only what people in it do all day. Then write two sentences: what would give me energy, what would drain me. Do it with two more tomorrow. By the weekend you have six sentences, and they are the first real evidence that you have.
`,
    vi: `
“Hãy theo đuổi đam mê” là lời khuyên cho người đã có đam mê. Ở tuổi mười sáu, phần lớn chúng ta chỉ có những mối quan tâm: thứ mình thích một thời gian, thứ mình làm được, thứ bạn bè đang làm. Chừng ấy đủ để bắt đầu rồi. Chọn ngành không phải là cưới. Đó là hướng của những bước đầu tiên, mà người đang đi thì dễ rẽ hơn người đứng yên.

## Đừng hỏi mình muốn trở thành ai

Hãy hỏi mình muốn **làm gì vào một ngày thứ Ba**. Nghề nào cũng có một cái tên rất sáng và những ngày thường không sáng lắm. Kiến trúc sư dành phần lớn tuần cho quy chuẩn và thư từ. Bác sĩ ghi bệnh án. Lập trình viên đọc code người khác viết. Vấn đề không phải bạn có thích cái tên hay không, mà là phần bình thường của nghề ấy có làm bạn chán hơn phần bình thường của nghề khác không.

Ba câu hỏi giúp bạn:

- Bài tập môn nào bạn bắt tay vào làm trước khi bị giục?
- Bạn bè hay nhờ bạn giảng lại cái gì?
- Loại bài nào bạn có thể bí cả tiếng mà không phát cáu?

Câu cuối đáng tin nhất. Ngành nào rồi cũng khó. Bạn đang đi tìm cái khó mà mình chịu được.

## Môn học ở trường chỉ là vài mẫu thử

Lớp 10 không dạy luật, ngôn ngữ học, khoa học vật liệu hay quy hoạch đô thị, nên chẳng ai kịp mê chúng. Một môn cũng có thể hay lên hoặc dở đi chỉ vì một thầy cô. Vì vậy đừng chỉ chọn trong thời khóa biểu. Hãy xem danh sách [ngành học](/majors) và mở năm ngành mà bạn không giải thích nổi cho bạn mình. Thấy thích một ngành chưa phải là quyết định, đó mới là một manh mối.

## Thử ở kích cỡ nhỏ nhất

- **Một giờ:** xem bài giảng đầu tiên của một môn nhập môn thật, nhiều đại học đăng công khai. Làm luôn bài tập đầu tiên, đừng chỉ xem.
- **Một buổi chiều:** nói chuyện với một người đã làm nghề ba năm. Đừng tìm người nổi tiếng, hãy tìm người còn nhớ lúc bắt đầu. Hỏi xem hôm qua họ đã làm gì.
- **Một tháng:** tự làm một thứ gì đó. Khảo sát các hàng quán trong ngõ, viết một chương trình nhỏ, dịch một bài hát, lập dự toán cho chuyến đi của lớp. Bạn sẽ biết mình làm gì khi không ai chấm điểm.

Sau mỗi lần thử, viết hai câu: điều gì khiến mình thấy khỏe ra, điều gì khiến mình mệt đi. Ba tháng sau, mấy dòng ấy đáng giá hơn mọi bài trắc nghiệm. Trắc nghiệm, kể cả bài của chúng tôi, giúp bạn biết đến những cái tên chưa nghĩ tới, nhưng không nên dùng để quyết định.

## Cố ý để ngỏ nhiều cửa

Khi thật sự không chọn được, hãy chọn lối nào đóng ít cửa nhất. Giữ môn Toán đến hết lớp 12 là giữ được kỹ thuật, kinh tế, máy tính và phần lớn các ngành khoa học. Viết tốt thì ngành nào cũng cần. Có nơi cho vào trường khi chưa chọn ngành, có chương trình vốn được thiết kế rộng: giáo dục khai phóng, khoa học tự nhiên, chính trị và kinh tế, khoa học nhận thức. Rộng không phải là mơ hồ. Đó là kế hoạch của người muốn quyết định sau, khi đã biết nhiều hơn.

## Khi gia đình đã chọn sẵn

Nhiều khi bố mẹ không chọn một ngành, bố mẹ chọn sự an toàn. Hãy hỏi xem bố mẹ lo điều gì. Rồi tìm lựa chọn an toàn nhất trong những gì bạn thích, và lựa chọn thú vị nhất trong những gì bố mẹ thích. Giữa *hội họa* và *kế toán* còn có thiết kế sản phẩm, kiến trúc, hoạt hình, marketing và quản lý bảo tàng.

## Chọn nhầm thì vẫn sửa được

Rất nhiều sinh viên đổi hướng, trong lúc học hoặc sau khi ra trường. Cái giá là có thật: một năm, một khoản tiền, một cuộc gọi khó mở lời về nhà. Nhưng đó không phải là cả cuộc đời. Một lựa chọn nhầm mà bạn đã cân nhắc kỹ sẽ dạy bạn cách chọn lần sau.

## Thử ngay hôm nay

Mở một ngành bạn chưa biết gì và chỉ đọc đúng phần nói người trong ngành làm gì cả ngày. Rồi viết hai câu: điều gì ở đó sẽ làm mình khỏe ra, điều gì sẽ làm mình mệt. Ngày mai làm tiếp với hai ngành nữa. Đến cuối tuần bạn có sáu câu, và đó là những bằng chứng thật đầu tiên về chính bạn.
`,
  },
};

import type { CatalogueGuide } from './guide';

/** What a personal statement is and how to begin. */
export const personalStatement: CatalogueGuide = {
  id: 'personal-statement',
  stage: 'apply',
  grades: [11, 12],
  updated: '2026-10-21',
  title: {
    en: 'What a personal statement is, and how to start one',
    vi: 'Bài luận cá nhân là gì, và bắt đầu từ đâu',
  },
  summary: {
    en: 'Two texts share one name. Find out which one you need, then begin in the middle, with something that happened.',
    vi: 'Hai loại bài khác nhau cùng mang một tên. Hãy biết mình phải viết loại nào, rồi bắt đầu từ giữa chuyện, bằng một việc có thật.',
  },
  body: {
    en: `
Nobody is born knowing how to write about themselves to strangers, and in many schools nobody teaches it. In Vietnamese lessons you learn to praise a poem; in exams you learn to be right. A personal statement wants neither. It wants a person whom one would like to have in the room.

## Two texts with one name

**The American essay** (Common App, about 650 words) asks who you are. It may be about a pump, a recipe, a fear of dogs. The subject that you will study need not appear in it at all.

**The British statement** (UCAS, questions with a limit in characters) asks why this subject and what you have already done with it. Two thirds or more should be about books, problems, experiments, questions. Your grandmother may come in if she taught you chemistry.

Other countries ask for a *motivation letter*: why this program, why here, why now, on one page. It is closer to the British one. Read the prompt three times before you write a word, and underline its verbs.

## Don’t start with the first sentence

The first sentence is the most difficult, so write it last. Start with material:

1. Ten **moments**, one line each. Not themes like *perseverance*; moments that could be filmed. “The evening when I gave back the wrong change and ran after her.”
2. For each: what did I think before, what after? If nothing changed, cross it out.
3. Choose two that are left. Write one page about each, badly, in whichever language comes first. Vietnamese is allowed. Translate the thinking later, not the words.

The one that surprises you while you write is the one.

## Show the work, not the adjective

Readers see *passionate*, *hard-working* and *curious* hundreds of times a day. They stop seeing them. What they remember are things: nineteen thousand đồng, a grey cable, the shop owner who put down his tea.

Instead of *I am very curious about economics*, write what you did because of it: you noted the price of coriander every morning for a month, it doubled in the week of the flood, and you asked the seller how she decides. Then say what you still don’t understand. A good question at the end is worth more than a moral.

## Four ways to go wrong

- **The résumé in sentences.** They already have the list of your activities.
- **The sad story for its own sake.** You may write about hard things. But show what you did on the next morning. You decide what is private; nobody may ask you to sell it.
- **The dictionary.** *Plethora*, *myriad*, *ever since my infancy*. Write as you would speak to a teacher whom you respect.
- **Someone else’s voice.** An essay that was written for you, by a person or by a program, sounds like everyone’s, and in most places it is against the rules. Help is fine when it asks questions. If another hand holds the pen, it isn’t yours any more.

## How to finish

Leave it for three days. Read it aloud: where you stumble, the sentence is wrong. Ask two people, no more, one question each: “What do you know about me after reading this?” If their answer isn’t what you meant, change the text and not the reader. Then cut one tenth. It always gets better.

## Try this today

Set a timer for fifteen minutes and write down ten moments, one line each, no order, no judgement. Then put the page away. Tomorrow cross out those in which nothing changed. If you have an account, open [a new essay](/profile/essays) and put the two that are left at the top; the page is no longer blank.
`,
    vi: `
Không ai sinh ra đã biết viết về mình cho người lạ đọc, và nhiều trường cũng chẳng dạy. Giờ Văn, ta học cách khen một bài thơ. Đi thi, ta học cách trả lời cho đúng. Bài luận cá nhân không cần cả hai. Nó cần một con người mà đọc xong, người ta muốn gặp.

## Hai loại bài, một cái tên

**Bài luận kiểu Mỹ** (Common App, khoảng 650 từ) hỏi bạn là ai. Nó có thể kể về một cái máy bơm, một công thức nấu ăn, một nỗi sợ chó. Ngành bạn định học không nhất thiết phải xuất hiện.

**Bài kiểu Anh** (UCAS, trả lời các câu hỏi, giới hạn số ký tự) hỏi vì sao bạn chọn ngành này và bạn đã làm gì với nó rồi. Ít nhất hai phần ba bài nên nói về sách, bài toán, thí nghiệm, câu hỏi. Bà ngoại có thể xuất hiện, nếu bà là người dạy bạn hóa học.

Nhiều nước khác cần *motivation letter*: vì sao chương trình này, vì sao ở đây, vì sao lúc này, gói trong một trang. Loại này gần với kiểu Anh. Hãy đọc đề ba lần trước khi viết, và gạch chân các động từ.

## Đừng bắt đầu từ câu mở đầu

Câu đầu tiên khó nhất, vậy để viết sau cùng. Hãy bắt đầu bằng nguyên liệu:

1. Mười **khoảnh khắc**, mỗi khoảnh khắc một dòng. Đừng ghi chủ đề kiểu “sự kiên trì”, hãy ghi những cảnh quay được thành phim: “Buổi tối mình trả nhầm tiền thừa rồi chạy theo cô khách.”
2. Với mỗi dòng: trước đó mình nghĩ gì, sau đó mình nghĩ gì? Nếu chẳng có gì khác đi, gạch bỏ.
3. Trong số còn lại, chọn hai. Mỗi cái viết một trang, viết dở cũng được, viết bằng tiếng nào đến trước. Tiếng Việt hoàn toàn được. Sau này chuyển ý nghĩ sang tiếng Anh, đừng dịch từng chữ.

Khoảnh khắc nào khiến chính bạn bất ngờ trong lúc viết, đó là đề tài của bạn.

## Cho thấy việc làm, đừng kể tính từ

Mỗi ngày người đọc gặp *đam mê*, *chăm chỉ*, *ham học hỏi* hàng trăm lần. Họ không còn nhìn thấy những chữ ấy nữa. Họ nhớ đồ vật: mười chín nghìn đồng, sợi dây điện màu xám, ông chủ tiệm đặt chén trà xuống.

Thay vì viết *em rất quan tâm đến kinh tế*, hãy viết điều bạn đã làm vì thế: suốt một tháng, sáng nào cũng ghi giá rau mùi, tuần có lụt giá tăng gấp đôi, và bạn hỏi cô bán rau xem cô định giá thế nào. Rồi nói cả điều bạn vẫn chưa hiểu. Kết bài bằng một câu hỏi hay còn quý hơn một bài học đạo đức.

## Bốn cách viết hỏng

- **Lý lịch viết thành câu.** Danh sách hoạt động họ đã có rồi.
- **Kể khổ để được thương.** Bạn có thể viết về chuyện khó khăn, nhưng hãy cho thấy sáng hôm sau bạn làm gì. Chuyện gì là riêng tư do bạn quyết định, không ai được bắt bạn đem ra bán.
- **Khoe từ điển.** *Plethora*, *myriad*, “từ thuở còn thơ ấu”. Hãy viết như khi nói với một thầy cô mà bạn kính trọng.
- **Giọng của người khác.** Bài do người khác hay do máy viết hộ thì nghe giống hệt mọi bài khác, và ở hầu hết các nơi là phạm quy. Nhờ người góp ý bằng câu hỏi thì tốt. Nhưng khi bàn tay khác cầm bút, bài không còn là của bạn.

## Kết thúc thế nào

Để bài nằm yên ba ngày. Đọc to lên: chỗ nào vấp, câu ấy có vấn đề. Nhờ hai người đọc, không hơn, và chỉ hỏi một câu: “Đọc xong, bạn biết gì về mình?” Nếu câu trả lời không phải điều bạn muốn nói, hãy sửa bài, đừng cãi người đọc. Rồi cắt đi một phần mười. Lần nào cũng hay hơn.

## Thử ngay hôm nay

Bấm giờ mười lăm phút, viết mười khoảnh khắc, mỗi cái một dòng, không sắp xếp, không chê. Rồi cất đi. Ngày mai gạch bỏ những cái chẳng có gì thay đổi. Nếu có tài khoản, hãy mở [một bài luận mới](/profile/essays) và đặt hai cái còn lại lên đầu trang. Thế là hết cảnh nhìn trang giấy trắng.
`,
  },
};

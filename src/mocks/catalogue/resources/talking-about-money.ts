import type { CatalogueGuide } from './guide';

/** How to ask your parents what is possible. */
export const talkingAboutMoney: CatalogueGuide = {
  id: 'talking-about-money',
  stage: 'explore',
  grades: [9, 10, 11, 12],
  updated: '2026-10-30',
  title: {
    en: 'Talking with your parents about money',
    vi: 'Nói chuyện tiền bạc với bố mẹ',
  },
  summary: {
    en: 'One evening, three numbers and no surprise later. How to ask, and what to do with the answer.',
    vi: 'Một buổi tối, ba con số, và sau này không ai bị bất ngờ. Nên hỏi thế nào, và làm gì với câu trả lời.',
  },
  body: {
    en: `
In many families it is easier to talk about illness than about money. Parents don’t want to worry you. You don’t want to seem greedy. So everyone is kind and silent, until April, when there is an offer on the table, a deposit is due on Friday, and someone has to say it. The kindest thing you can do is to have this conversation a year earlier, when nothing depends on it.

## Choose the moment

Not at the dinner with relatives, not after a bad mark, not in the car. Say beforehand what it is about: “I would like to understand what is possible for university, so that I don’t fall in love with something that isn’t. Could we take an hour on Sunday?” People think better when they aren’t surprised.

If your parents live apart, or a grandmother or an aunt would help, find out who decides before you ask who pays.

## Bring paper, not wishes

Come with a page, not with a university. Three rows are enough: a cheap way, a middle way, an expensive way, each with the cost **of the whole degree** and the sum that must be there before the first day. (If you haven’t made that page, [do it first](/resources?read=what-a-year-costs).) It shows that you have worked, and it changes the question. “Can I go to Melbourne?” has only two answers. “Which of these three rows could we live with?” has many.

## Ask for three numbers

1. **Each year:** what could be paid every year without anyone giving up something they need?
2. **Once:** is there anything put by for this, and how much of it?
3. **The limit:** above which amount should we not even look?

You may hear a number, a range, or “let us see”. Ask gently what “let us see” depends on: a harvest, a loan, the sale of a piece of land, a brother who starts university in two years. Write it down together. You aren’t checking on them; you are drawing a map.

## When the number is small

First say thank you, and mean it. A clear small number is worth more than a large vague one, because you can plan with it. Then look at what it makes possible:

- countries with low tuition at public universities;
- universities that give need-based aid to international students, few and hard to enter, but real;
- two years at home or at a cheaper college, then transfer;
- an excellent program in your own country, and abroad for an exchange or a master’s degree.

None of these is second best. They are different routes, and some of them end higher.

## When they want to give more than is good for them

Some parents will say yes to everything and sell what they should keep. If you notice it, say so: “I don’t want us to be afraid every month.” Agree on what must not be touched: the house, the money for illness, your sister’s schooling. A loan is also someone’s future, perhaps yours; ask what would have to be paid back each month, and from when.

## When you can’t talk at all

Write a letter of half a page with the table underneath, and leave it where it will be read. Or ask a teacher, an uncle, a family friend whom both sides trust to sit with you. Some conversations need a third chair.

## Afterwards

Set the limit in your [school list](/school-list) and keep to it. Tell your parents once a month, in two sentences, where you are. Silence makes people imagine the worst, in both directions.

## Try this today

Prepare the sentence with which you will ask for the hour, in your own words, in the language in which you speak at home. Send it or say it before you go to sleep. You need no numbers for that. The table can be ready by Sunday.
`,
    vi: `
Nhiều nhà nói chuyện ốm đau còn dễ hơn nói chuyện tiền. Bố mẹ không muốn con lo. Con không muốn mang tiếng đòi hỏi. Thế là ai cũng thương nhau và ai cũng im lặng, cho đến tháng Tư, khi thư mời nằm trên bàn, thứ Sáu phải đóng cọc, và một người buộc phải lên tiếng. Điều tử tế nhất bạn có thể làm là nói chuyện này sớm một năm, lúc chưa có gì gấp.

## Chọn đúng lúc

Đừng chọn bữa cơm có họ hàng, đừng chọn hôm vừa bị điểm kém, cũng đừng nói khi đang ngồi sau xe máy. Hãy báo trước nội dung: “Con muốn hiểu nhà mình lo được đến đâu, để con không mơ một thứ không thể. Chủ nhật bố mẹ cho con một tiếng được không ạ?” Không bị bất ngờ, người ta nghĩ sáng suốt hơn.

Nếu bố mẹ không sống cùng nhau, hoặc ông bà, cô bác cũng góp sức, hãy tìm hiểu xem ai là người quyết định trước khi hỏi ai là người chi tiền.

## Mang giấy tờ, đừng chỉ mang ước mơ

Hãy đến với một trang giấy, đừng đến với tên một trường. Ba dòng là đủ: một phương án rẻ, một phương án vừa, một phương án đắt, mỗi dòng ghi chi phí **cả khóa học** và số tiền phải có trước ngày nhập học. (Chưa có trang giấy ấy thì [làm trước đã](/resources?read=what-a-year-costs).) Nó cho bố mẹ thấy bạn đã bỏ công, và nó thay đổi câu hỏi. “Con đi Melbourne được không?” chỉ có hai câu trả lời. “Trong ba dòng này, nhà mình kham được dòng nào ạ?” thì có rất nhiều.

## Xin ba con số

1. **Mỗi năm:** mỗi năm nhà mình chi được bao nhiêu mà không ai phải nhịn thứ mình cần?
2. **Một lần:** nhà mình có để dành khoản nào cho việc này không, dùng được bao nhiêu?
3. **Giới hạn:** quá bao nhiêu thì con đừng nhìn tới nữa?

Có thể bạn nhận được một con số, một khoảng, hoặc “để bố mẹ tính”. Hãy nhẹ nhàng hỏi xem còn phụ thuộc vào điều gì: vụ mùa, khoản vay, mảnh đất đang rao bán, hay đứa em hai năm nữa vào đại học. Cùng nhau ghi lại. Bạn không tra hỏi bố mẹ, bạn đang vẽ bản đồ.

## Khi con số nhỏ

Trước hết hãy cảm ơn, cảm ơn thật lòng. Một con số nhỏ mà rõ ràng quý hơn một con số lớn mà mập mờ, vì bạn dựa vào đó để lên kế hoạch được. Rồi xem nó mở ra những gì:

- những nước có trường công học phí thấp;
- những trường hỗ trợ tài chính theo hoàn cảnh cho sinh viên quốc tế: ít, khó vào, nhưng có thật;
- học hai năm trong nước hoặc ở một trường rẻ hơn rồi chuyển tiếp;
- một chương trình tốt ngay ở Việt Nam, còn ra nước ngoài thì để dành cho kỳ trao đổi hoặc thạc sĩ.

Không con đường nào ở trên là hạng hai. Chúng chỉ là những lối khác nhau, có lối còn đi được xa hơn.

## Khi bố mẹ muốn cho nhiều hơn sức mình

Có những bố mẹ sẽ gật đầu với mọi thứ và bán đi cả những thứ nên giữ. Nếu nhận ra, bạn hãy nói: “Con không muốn tháng nào nhà mình cũng thấp thỏm.” Cả nhà thống nhất những gì không được động đến: căn nhà, khoản phòng khi ốm đau, tiền học của em. Khoản vay cũng là tương lai của một ai đó, có khi là của chính bạn. Hãy hỏi mỗi tháng phải trả bao nhiêu, trả từ khi nào.

## Khi không thể nói thành lời

Viết một lá thư nửa trang, kèm bảng số bên dưới, để ở chỗ bố mẹ sẽ đọc. Hoặc nhờ thầy cô, cô chú, một người cả hai bên đều tin ngồi cùng. Có những cuộc trò chuyện cần đến chiếc ghế thứ ba.

## Sau đó

Đặt mức ngân sách ấy vào [trang tìm trường](/school-list) và giữ đúng. Mỗi tháng kể cho bố mẹ nghe hai câu xem bạn đang ở đâu. Im lặng khiến người ta tưởng tượng ra điều tệ nhất, cả hai phía.

## Thử ngay hôm nay

Viết ra câu bạn sẽ dùng để xin một tiếng đồng hồ ấy, bằng giọng của bạn, đúng kiểu nhà bạn vẫn nói với nhau. Nhắn hoặc nói trước khi đi ngủ tối nay. Câu ấy chưa cần con số nào. Bảng tính thì đến Chủ nhật xong cũng kịp.
`,
  },
};

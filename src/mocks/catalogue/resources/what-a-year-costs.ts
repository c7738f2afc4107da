import type { CatalogueGuide } from './guide';

/** Every cost of a year, on one page. */
export const whatAYearCosts: CatalogueGuide = {
  id: 'what-a-year-costs',
  stage: 'explore',
  grades: [10, 11, 12],
  updated: '2026-11-10',
  title: {
    en: 'What a year really costs',
    vi: 'Một năm du học thật sự tốn bao nhiêu',
  },
  summary: {
    en: 'Tuition is the number they print. Here are the eleven they don’t, and how to put them on one page.',
    vi: 'Học phí là con số trường in ra. Còn mười một con số khác trường ít nhắc, và cách gom tất cả vào một trang giấy.',
  },
  body: {
    en: `
Families rarely run out of money because of tuition. They have known that number for a year. They run out in the second month, because of a deposit, a winter coat, health insurance that nobody had mentioned and an exchange rate that moved. So make the whole list now, while it is only paper.

All amounts below are **illustrative**. They show how to count; they aren’t the prices of any school.

## Before you leave: paid once

1. **Tests and papers.** A language test, perhaps a second try, perhaps an admission test; certified translations; the post.
2. **Application fees.** Some countries take one fee for five choices, others one for each university. Ask about a fee waiver; there is often one for families with a low income, and nobody thinks less of you.
3. **Visa and medical check.** The form, sometimes a health charge for the whole stay, a tuberculosis test, a trip to the city with the visa center.
4. **Proof of funds.** In many countries a sum has to stay in an account, sometimes blocked, for a fixed time. It remains yours, but your family can’t use it meanwhile. For some that is harder than the fees.
5. **Deposits.** One for the university, one for the room. Ask when each comes back, and under what conditions.
6. **Flight and luggage**, and the first two weeks: sheets, a pan, a coat, a bicycle.

## Every year

7. **Insurance.** Compulsory nearly everywhere, and not always in the fee.
8. **Rent, with what isn’t in it.** Heating, internet, and the months that you pay although you are at home. A contract for twelve months costs more than one for ten, however similar the rent looks.
9. **Food, transport, phone.** Halls with meals look expensive and sometimes aren’t.
10. **Books and tools.** A laptop that survives, a laboratory coat, software, paint.
11. **The way home.** One flight a year is a decision; so is none. Put it in either way.

## A worked example

Two offers for the same subject, in dollars a year, invented for this page:

- *University A:* tuition 9,000, hall with meals 7,500, insurance 900, other 3,000. Together **20,400**, for **four** years: 81,600.
- *University B:* tuition 14,000, room 5,400, food 3,000, insurance in the fee, other 2,600. Together **25,000**, for **three** years: 75,000.

B looks more expensive on every page of its website, and is cheaper. It also ends a year earlier. Add what you pay only once, and the picture may turn again. That is the reason for doing the sum to the end.

## The exchange rate is a cost

You save in one currency and pay in another. Do the sum again with your own currency ten per cent weaker. If the plan breaks at ten per cent, it isn’t a plan yet. Bank transfers cost something too: compare what **arrives**, not what is charged.

## Part-time work

Many student visas allow some hours, with a limit each week. Treat that money as a help with living, never as the way to pay tuition. You don’t know when you will find work, and in the first semester you will need the hours to understand the lectures. Officials also tend not to count it as proof of funds.

## Three numbers to know by heart

- the **whole** cost of the degree, not of a year;
- the amount that must be there **before** you leave;
- the amount that is missing if nothing is awarded to you.

Anyone who knows these three can talk to parents, to a scholarship office and to a bank.

## Try this today

Take the one program that you like best and write eleven lines on a sheet, one for each number above. Fill in what the university’s own page says, usually under *cost of attendance* or *living costs*, and mark your guesses with a circle. Multiply by the years. Show it to anyone who would pay, before you show them the brochure. The next guide is about that conversation.
`,
    vi: `
Ít gia đình cạn tiền vì học phí, con số ấy cả nhà đã biết trước cả năm. Người ta cạn tiền vào tháng thứ hai: vì một khoản đặt cọc, một cái áo khoác mùa đông, một gói bảo hiểm không ai nhắc, và tỷ giá vừa nhích lên. Vậy hãy liệt kê cho hết từ bây giờ, khi mọi thứ vẫn còn nằm trên giấy.

Mọi số tiền dưới đây chỉ để **minh họa** cách tính, không phải giá của trường nào.

## Trước khi đi: trả một lần

1. **Thi cử và giấy tờ.** Thi tiếng, có thể thi lại, có thể thêm một kỳ thi đầu vào; dịch thuật công chứng; gửi chuyển phát.
2. **Phí nộp hồ sơ.** Có nước thu một lần cho năm nguyện vọng, có nước mỗi trường thu một lần. Hãy hỏi về việc miễn phí (*fee waiver*): nhiều nơi miễn cho gia đình thu nhập thấp, và không ai đánh giá bạn vì chuyện đó.
3. **Visa và khám sức khỏe.** Lệ phí, đôi khi cả phí y tế cho toàn bộ thời gian ở lại, xét nghiệm lao, một chuyến đi đến thành phố có trung tâm tiếp nhận hồ sơ.
4. **Chứng minh tài chính.** Nhiều nước yêu cầu một khoản tiền nằm yên trong tài khoản, có khi bị phong tỏa, trong một thời gian. Tiền vẫn là của nhà bạn nhưng tạm thời không dùng được. Với nhiều gia đình, chuyện này còn khó hơn học phí.
5. **Đặt cọc.** Một khoản cho trường, một khoản cho chỗ ở. Hỏi rõ khi nào được trả lại và với điều kiện gì.
6. **Vé máy bay, hành lý** và hai tuần đầu: chăn ga, cái chảo, áo ấm, xe đạp.

## Mỗi năm đều trả

7. **Bảo hiểm.** Gần như nước nào cũng bắt buộc, và không phải lúc nào cũng nằm trong học phí.
8. **Tiền nhà, kể cả phần không ghi trong giá.** Sưởi, mạng, và những tháng bạn về nhà mà vẫn phải trả. Hợp đồng mười hai tháng đắt hơn mười tháng, dù giá mỗi tháng trông như nhau.
9. **Ăn uống, đi lại, điện thoại.** Ký túc xá có bữa ăn trông đắt, nhưng tính ra chưa chắc.
10. **Sách vở, đồ nghề.** Một chiếc laptop trụ được vài năm, áo phòng thí nghiệm, phần mềm, màu vẽ.
11. **Đường về nhà.** Mỗi năm về một lần là một quyết định, không về cũng là một quyết định. Đằng nào cũng phải ghi vào.

## Một ví dụ

Hai thư mời nhập học cùng ngành, tính bằng đô la mỗi năm, bịa ra cho bài này:

- *Trường A:* học phí 9.000, ký túc xá có bữa ăn 7.500, bảo hiểm 900, chi khác 3.000. Tổng **20.400**, học **bốn** năm: 81.600.
- *Trường B:* học phí 14.000, phòng 5.400, ăn 3.000, bảo hiểm nằm trong học phí, chi khác 2.600. Tổng **25.000**, học **ba** năm: 75.000.

Nhìn trang nào của trường B cũng thấy đắt hơn, vậy mà rốt cuộc lại rẻ hơn, còn ra trường sớm một năm. Cộng thêm những khoản chỉ trả một lần, kết quả có khi lại đảo ngược. Vì thế mới phải tính cho đến cùng.

## Tỷ giá cũng là chi phí

Nhà bạn để dành bằng tiền đồng nhưng trả bằng ngoại tệ. Hãy tính lại với trường hợp đồng tiền mất giá mười phần trăm. Nếu chỉ chừng ấy mà kế hoạch đã vỡ thì nó chưa phải là kế hoạch. Chuyển khoản quốc tế cũng tốn tiền: hãy so số tiền **đến nơi**, đừng so mức phí quảng cáo.

## Chuyện làm thêm

Nhiều loại visa sinh viên cho làm thêm một số giờ mỗi tuần. Hãy coi đó là khoản đỡ sinh hoạt phí, đừng bao giờ coi là cách trả học phí. Bạn không biết khi nào mới tìm được việc, và học kỳ đầu bạn cần thời gian để nghe kịp bài giảng. Khi xét tài chính, người ta cũng thường không tính khoản này.

## Ba con số phải thuộc lòng

- chi phí của **cả khóa học**, không phải một năm;
- số tiền phải có **trước khi** lên đường;
- số tiền còn thiếu nếu không được học bổng nào.

Nắm được ba con số ấy, bạn nói chuyện được với bố mẹ, với phòng học bổng và cả với ngân hàng.

## Thử ngay hôm nay

Chọn chương trình bạn thích nhất, kẻ mười một dòng ứng với mười một con số trên. Điền những gì trang của trường ghi, thường nằm ở mục *cost of attendance* hoặc *living costs*, chỗ nào bạn đoán thì khoanh tròn. Nhân với số năm. Rồi đưa tờ giấy ấy cho người sẽ trả tiền xem, trước khi đưa tờ rơi của trường. Bài tiếp theo nói về chính cuộc trò chuyện đó.
`,
  },
};

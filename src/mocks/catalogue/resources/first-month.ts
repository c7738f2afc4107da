import type { CatalogueGuide } from './guide';

/** The first days and weeks abroad. */
export const firstMonth: CatalogueGuide = {
  id: 'first-month',
  stage: 'arrive',
  grades: [12, 13],
  updated: '2026-08-20',
  title: {
    en: 'Your first month abroad',
    vi: 'Tháng đầu tiên xa nhà',
  },
  summary: {
    en: 'What to do in the first two days, the first two weeks and by the end of the month, and what it feels like on the way.',
    vi: 'Hai ngày đầu, hai tuần đầu và đến cuối tháng cần làm gì, và những cảm giác bạn sẽ đi qua.',
  },
  body: {
    en: `
Nobody tells you that the first month is mostly errands. You imagined a library with tall windows; you get a queue for a residence card, a mattress without a sheet and a bank that wants proof of address before you have an address. This is normal. It ends.

## Before you close the suitcase

Put these in the bag that stays with you, not the one that can be lost: passport and visa, letter of admission, proof of housing, insurance, vaccination record, original certificates with their translations, some local cash, and a card that works abroad. Photograph all of it and keep the pictures where your parents can see them too.

Pack for two weeks, not for four years. Take the medicine you need with its prescription in English, one adapter, a set of sheets, and one thing that makes a room yours.

## The first two days

- Get a local number or eSIM. Almost everything afterwards sends a code to it.
- Tell your family that you have arrived, then sleep when it is night there, however early you wake.
- Walk the way to your first class once without hurry. Find the nearest supermarket, pharmacy and late bus.
- Photograph your room, every scratch, and send the pictures to the landlord or the hall office the same day. This is how deposits are saved.

## The first two weeks

Do the official things in the order in which they depend on each other. In many countries it runs like this: register your address, then open the bank account, then get the residence card or the tax number, then the student ticket for buses. Ask the international office for the list for your city and follow it to the letter. Some of these steps have a legal deadline, and being new is no excuse.

Go to every orientation event, the silly ones too. Nobody has friends yet. In three weeks everyone will have a few, and it will be harder.

See the course page before the first lecture. Find out what part of the grade is decided in the first weeks, because in some systems there is no exam at all, only work that began while you were looking for a mattress.

## By the end of the month

- You know what a normal week costs. Write down everything you spend for four weeks, then set a weekly amount. It is almost always more than you planned, and that is useful to know in October rather than in March.
- You know one person in each class to whom you can send *did you understand question three?*
- You know where to go when something is wrong: a doctor, the student advice office, the counselling service. Look them up while you are fine.
- You have cooked one dish from home for someone who isn’t from home.

## About feeling bad

The first days are often bright. Somewhere between the second and the sixth week there is usually a dip: everything is tiring, your jokes don’t work in the other language, and the pictures of your old friends hurt. It doesn’t mean that you have chosen wrongly. It means that you have used up the novelty and haven’t built the routine yet.

What helps is dull: sleep, food that you know, daylight, one fixed thing every week with other people, and calls home at a fixed hour instead of all the time. If the dip lasts longer than a few weeks, if you stop going to class or can’t sleep, go to the counselling service. They have this conversation every day in October, and it isn’t added to any record that your teachers see.

## Try this today

Even if you leave only next year: cook one dish that you like without asking anyone, wash a load of clothes, and make one phone call to an office instead of letting your parents do it. These three are the whole first month, in miniature.
`,
    vi: `
Không ai nói trước với bạn rằng tháng đầu tiên phần lớn là chạy việc vặt. Bạn hình dung một thư viện có cửa sổ cao, còn thực tế là hàng người chờ làm thẻ cư trú, cái đệm không có ga, và một ngân hàng đòi giấy xác nhận địa chỉ trong khi bạn chưa có địa chỉ. Ai cũng thế cả. Rồi sẽ qua.

## Trước khi đóng vali

Những thứ này để trong túi xách luôn bên mình, đừng để trong vali ký gửi: hộ chiếu và visa, thư nhập học, giấy xác nhận chỗ ở, bảo hiểm, sổ tiêm chủng, bằng và học bạ bản gốc kèm bản dịch, một ít tiền mặt của nước sở tại, một thẻ dùng được ở nước ngoài. Chụp ảnh tất cả và để ở chỗ bố mẹ cũng xem được.

Xếp đồ cho hai tuần, đừng xếp cho bốn năm. Mang thuốc bạn đang dùng kèm đơn bằng tiếng Anh, một ổ chuyển phích cắm, một bộ ga gối, và một món đồ khiến căn phòng lạ thành phòng của mình.

## Hai ngày đầu

- Mua sim hoặc eSIM. Gần như mọi việc sau đó đều gửi mã về số này.
- Nhắn về nhà là đã đến nơi, rồi ngủ theo đêm ở đó, dù sáng bạn tỉnh dậy sớm đến mấy.
- Đi thử một lần đường từ phòng đến lớp, thong thả thôi. Tìm siêu thị, hiệu thuốc và chuyến xe buýt cuối.
- Chụp ảnh phòng, từng vết xước một, gửi cho chủ nhà hoặc ban quản lý ký túc xá ngay trong ngày. Tiền cọc giữ được là nhờ vậy.

## Hai tuần đầu

Giấy tờ phải làm theo đúng thứ tự, vì cái sau cần cái trước. Ở nhiều nước thứ tự là: đăng ký địa chỉ, mở tài khoản ngân hàng, làm thẻ cư trú hoặc mã số thuế, rồi đến vé xe sinh viên. Hãy xin phòng sinh viên quốc tế danh sách của thành phố bạn ở và làm đúng từng bước. Có bước pháp luật quy định số ngày, và “em mới sang” không phải là lý do được chấp nhận.

Đi hết các buổi chào tân sinh viên, kể cả những buổi nghe hơi ngớ ngẩn. Lúc này chưa ai có bạn. Ba tuần nữa ai cũng có vài người rồi, và bắt chuyện sẽ khó hơn.

Xem trang môn học trước buổi giảng đầu tiên. Tìm hiểu bao nhiêu phần trăm điểm được tính ngay từ những tuần đầu: có nơi không thi cuối kỳ, chỉ chấm những bài đã bắt đầu từ lúc bạn còn đang đi mua đệm.

## Đến cuối tháng

- Bạn biết một tuần bình thường hết bao nhiêu tiền. Ghi lại mọi khoản chi trong bốn tuần rồi đặt ra hạn mức mỗi tuần. Con số gần như luôn cao hơn dự tính, và biết điều đó vào tháng Mười vẫn hơn là tháng Ba.
- Mỗi lớp bạn quen một người có thể nhắn: “Cậu hiểu câu ba không?”
- Bạn biết phải tìm ai khi có chuyện: bác sĩ, phòng hỗ trợ sinh viên, phòng tư vấn tâm lý. Tra sẵn khi mình đang ổn.
- Bạn đã nấu một món quê nhà cho một người không phải người Việt.

## Về những ngày thấy tệ

Mấy ngày đầu thường rất vui. Nhưng đâu đó từ tuần thứ hai đến tuần thứ sáu, nhiều người chùng xuống: làm gì cũng mệt, đùa bằng tiếng nước ngoài chẳng ai cười, nhìn ảnh bạn cũ thì tủi thân. Điều đó không có nghĩa là bạn chọn sai. Nó chỉ có nghĩa là cái mới mẻ đã hết mà nếp sống mới thì chưa kịp hình thành.

Những thứ giúp được nghe rất tầm thường: ngủ đủ, ăn món quen, ra ngoài lúc còn nắng, mỗi tuần một việc cố định làm cùng người khác, gọi về nhà vào giờ nhất định thay vì cả ngày. Nếu tình trạng ấy kéo dài nhiều tuần, nếu bạn bắt đầu bỏ buổi học hoặc mất ngủ, hãy đến phòng tư vấn tâm lý. Tháng Mười nào họ cũng nghe những chuyện như vậy, và thầy cô của bạn không thấy điều đó trong bất cứ hồ sơ nào.

## Thử ngay hôm nay

Dù sang năm bạn mới đi: tự nấu một món bạn thích mà không hỏi ai, tự giặt một mẻ quần áo, và tự gọi một cuộc điện thoại đến cơ quan nào đó thay vì nhờ bố mẹ. Ba việc ấy chính là cả tháng đầu tiên, thu nhỏ lại.
`,
  },
};

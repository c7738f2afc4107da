import type { CatalogueGuide } from './guide';

/** How agents earn, what nobody can promise, and how to check. */
export const agentsAndScams: CatalogueGuide = {
  id: 'agents-and-scams',
  stage: 'apply',
  grades: [10, 11, 12, 13],
  updated: '2026-11-08',
  title: {
    en: 'Agents, promises and scams',
    vi: 'Trung tâm tư vấn, lời hứa và lừa đảo',
  },
  summary: {
    en: 'Good advisers exist. So do people who sell certainty. Seven sentences that should make you put your pen down.',
    vi: 'Có những người tư vấn tử tế. Cũng có những người bán sự chắc chắn. Bảy câu nghe thấy là nên đặt bút xuống.',
  },
  body: {
    en: `
Your family is about to make one of its largest payments, to someone far away, in a language in which nobody at home reads contracts. That is exactly the situation that dishonest people look for. It has nothing to do with being clever. It has to do with being in a hurry. So here is what to know while you aren’t.

## How agents earn

Many agents are paid by the universities, with a commission for each student who enrols. This is legal in many places, and it explains why the advice is free. It also explains why the list that you are given contains certain names and not others. Ask:

- “Which universities pay you, and how much does that matter for what you show me?”
- “Would you help me apply to one that doesn’t pay you?”
- “What do **I** pay, for what, and when is it returned?”

An honest adviser answers in one minute. Some are really good: they know the forms, they check the papers, they calm parents. Pay for work, by the hour or by the step, with a receipt. Never for a result.

## Seven sentences

Put the pen down when you hear

1. “We guarantee admission”, or a visa, or a scholarship. Nobody can.
2. “You must decide today.” A place that is good today is good on Monday.
3. “We will fill it in for you, just sign here.” You are responsible for every line of it, in front of the law.
4. “A small certificate can be arranged.” A false paper can bar you from a country for years, and it stays in the records.
5. “Send the fee to this private account.” Universities have accounts in their own name.
6. “Leave the original passport and diploma with us.” Nobody needs to keep your originals.
7. “Don’t contact the university directly.” That is the sentence of someone who is in between and wants to stay there.

## How to check, in ten minutes

- **The university:** find it through the official register of recognized institutions of its country, never through a link in a message. Type its address yourself. Look at the letters before the last dot: *oxford-admission.com* isn’t Oxford.
- **The agent:** does the university list it on its own site? Is there an address, a licence, a person? Write to the university: “Do you work with …?” They answer.
- **The scholarship:** real ones don’t cost a fee to receive. If you have “won” something for which you never applied, someone has won something, and it isn’t you.
- **The letter of admission:** if it came suddenly, ask the admissions office whether they sent it, by the contact on their site.

Messages asking for a code, a password or a photograph of a card are never from a university. Nor from us: we won’t call you, and Saola sells no names to agents.

## Jobs and rooms

Two others that wait for newcomers. A room that you may only see after the deposit doesn’t exist. A job for which you pay before you start isn’t a job. Ask the student union or the international office to look at the advertisement.

## If it has happened

Shame makes it worse, so talk today: to your parents, the bank, the police. Ask the bank to stop the transfer; hours matter. Tell the real university that its name was used. Keep every message. If a false paper was handed in under your name, say so before someone else finds it. And know that people much older and more careful than you have fallen for the same thing.

## Try this today

Put the seven sentences on a card, put it next to the family’s phone, or send them to your parents with one line: “If anyone says one of these to us, we wait two days.” Two days is all it takes. Nearly every fraud dies in two days.
`,
    vi: `
Gia đình bạn sắp trả một trong những khoản tiền lớn nhất đời, cho một nơi rất xa, bằng thứ tiếng mà ở nhà không ai quen đọc hợp đồng. Đó đúng là tình huống mà kẻ gian tìm kiếm. Bị lừa không phải vì khờ, mà vì vội. Vậy hãy đọc những điều này lúc bạn chưa vội.

## Trung tâm tư vấn kiếm tiền từ đâu

Nhiều trung tâm được trường trả hoa hồng cho mỗi học sinh nhập học. Ở nhiều nơi việc này hợp pháp, và nó giải thích vì sao tư vấn miễn phí. Nó cũng giải thích vì sao danh sách người ta đưa cho bạn có những cái tên này mà không có những cái tên kia. Hãy hỏi:

- “Trường nào trả tiền cho anh chị, và điều đó ảnh hưởng thế nào đến danh sách này ạ?”
- “Em muốn nộp một trường không trả hoa hồng thì anh chị có giúp không?”
- “**Em** phải trả bao nhiêu, trả cho việc gì, khi nào được hoàn lại?”

Người tử tế trả lời xong trong một phút. Có những người tư vấn thật sự giỏi: rành biểu mẫu, soát giấy tờ kỹ, biết cách làm bố mẹ yên tâm. Hãy trả tiền cho công việc, theo giờ hoặc theo từng bước, có biên nhận. Đừng bao giờ trả tiền cho kết quả.

## Bảy câu

Đặt bút xuống khi bạn nghe thấy:

1. “Bên em cam kết trúng tuyển”, dù là trường, visa hay học bổng. Không ai cam kết được.
2. “Phải quyết ngay hôm nay.” Chỗ tốt hôm nay thì thứ Hai vẫn tốt.
3. “Để bên em điền, em chỉ việc ký.” Trước pháp luật, bạn chịu trách nhiệm về từng dòng.
4. “Giấy này lo được.” Một tờ giấy giả có thể khiến bạn bị cấm nhập cảnh nhiều năm, và hồ sơ thì lưu lại.
5. “Chuyển vào tài khoản cá nhân này nhé.” Trường nào cũng có tài khoản đứng tên trường.
6. “Để lại hộ chiếu với bằng gốc cho bên em giữ.” Không ai cần giữ bản gốc của bạn.
7. “Đừng liên hệ thẳng với trường.” Đó là câu của người đang đứng giữa và muốn đứng giữa mãi.

## Cách kiểm tra trong mười phút

- **Trường:** tra trong danh sách cơ sở giáo dục được công nhận của chính nước đó, đừng bấm vào liên kết trong tin nhắn. Hãy tự gõ địa chỉ. Nhìn kỹ mấy chữ ngay trước dấu chấm cuối: *oxford-admission.com* không phải là Oxford.
- **Trung tâm:** trang của trường có nêu tên không? Có địa chỉ, giấy phép, người chịu trách nhiệm không? Viết thư hỏi trường: “Quý trường có hợp tác với … không ạ?” Họ sẽ trả lời.
- **Học bổng:** học bổng thật không bắt bạn nộp phí để nhận. Nếu bạn “trúng” thứ mình chưa từng xin thì có người trúng thật, nhưng không phải bạn.
- **Thư mời nhập học:** nếu nó đến quá bất ngờ, hãy hỏi phòng tuyển sinh, theo địa chỉ trên trang của trường, xem có đúng họ gửi không.

Tin nhắn hỏi mã xác nhận, mật khẩu, ảnh chụp thẻ không bao giờ là của trường. Cũng không bao giờ là của chúng tôi: Saola không gọi điện cho bạn và không bán thông tin của bạn cho trung tâm nào.

## Việc làm và phòng trọ

Hai cái bẫy nữa chờ người mới đến. Căn phòng phải đặt cọc rồi mới được xem là căn phòng không có thật. Việc làm phải đóng tiền mới được nhận thì không phải việc làm. Hãy nhờ hội sinh viên hoặc phòng sinh viên quốc tế xem giúp tin đăng.

## Nếu chuyện đã xảy ra

Xấu hổ chỉ làm mọi thứ tệ hơn, vậy hãy nói ngay hôm nay: với bố mẹ, với ngân hàng, với công an. Yêu cầu ngân hàng chặn lệnh chuyển, từng giờ đều quý. Báo cho trường thật biết tên của họ bị lợi dụng. Giữ lại mọi tin nhắn. Nếu đã có giấy tờ giả nộp dưới tên bạn, hãy tự nói ra trước khi người khác phát hiện. Và hãy nhớ rằng nhiều người lớn tuổi, cẩn thận hơn bạn rất nhiều cũng từng mắc bẫy y như vậy.

## Thử ngay hôm nay

Chép bảy câu trên ra một tấm bìa, để ở chỗ cả nhà nhìn thấy, hoặc nhắn cho bố mẹ kèm một dòng: “Ai nói với nhà mình câu nào trong này thì mình chờ hai ngày đã.” Chỉ cần hai ngày. Gần như mọi trò lừa đều chết trong hai ngày.
`,
  },
};

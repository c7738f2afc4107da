import type { CatalogueGuide } from './guide';

/** Kinds of interviews and how to be ready. */
export const interviews: CatalogueGuide = {
  id: 'interviews',
  stage: 'apply',
  grades: [11, 12, 13],
  updated: '2026-10-16',
  title: {
    en: 'Preparing for an interview',
    vi: 'Chuẩn bị cho buổi phỏng vấn',
  },
  summary: {
    en: 'Three kinds of interview, six questions that nearly always come, and what to do when your mind goes blank.',
    vi: 'Ba kiểu phỏng vấn, sáu câu gần như lần nào cũng hỏi, và làm gì khi đầu óc bỗng trống rỗng.',
  },
  body: {
    en: `
An interview is a conversation in which one side is nervous. Usually both are. The person on the screen read your form ten minutes ago, has six more after you, and hopes that you will be interesting. You can help.

## Know which kind it is

- **The friendly one.** A former student or someone from admissions, thirty minutes, most common in the United States. They want to know what it is like to talk to you, and they want you to like the place. Ask real questions; it counts.
- **The subject one.** As at Oxford and Cambridge, in medicine, in some programs in Singapore, Hong Kong and the Netherlands. You are given a problem that you can’t know, and they watch you think. It is a lesson, with you as the student. A wrong answer that you correct yourself is a very good sign.
- **The test one.** Scholarship panels, visa officers, recorded videos with a countdown. Clear, short, consistent with what you have written.

If the invitation doesn’t say, ask who will be there, how long it takes and in which language. It is a normal question.

## Six questions

They come in other words, but they come.

1. Tell us about yourself.
2. Why this subject?
3. Why here?
4. Tell me about something that went wrong.
5. What do you do when you aren’t studying?
6. What would you like to ask us?

Do **not** learn answers by heart. It can be heard, and if you forget one word you lose the sentence. Instead write three key words for each and speak it new every time. For the first one: now, before, next. “I am in grade 12 in Hải Dương and spend most afternoons in a repair shop. It began with… That is why I…” One minute is enough.

For *why here*, name something that is true only of this place: a course on the second-year list, a way of teaching, a laboratory. If the sentence fits another university too, look again.

## In a foreign language

They know that it isn’t your first. They listen for thought, not for accent.

- Speak more slowly than you want to. Nervous people speed up.
- “Could you say that again?” and “May I think for a moment?” are signs of control. Practise saying just these two.
- If a word is missing, go around it: “the thing that measures pressure” is fine.

## When your mind goes blank

Breathe out. Say what you do know: “I haven’t seen this before. What I can say is that…” In a subject interview, think aloud. Silence gives them nothing; half a thought gives them something to help you with.

And if you don’t know, say so, and say how you would find out.

## The room and the screen

- Try the link the day before, from the same place, with the same headphones. Have your phone ready as a second way in, and a number to call if both fail.
- Light from the front, camera at the height of your eyes. The wall doesn’t have to be pretty, only quiet. Tell the family, and the neighbor with the karaoke.
- **Time zone.** Write their time and yours. Be there ten minutes early.
- Clothes in which you feel like yourself on a good day.
- A sheet with key words can be next to you. Don’t read from it.

## Afterwards

Write down the same evening what was asked and what you said. If they told you to send something, send it the next day. A short thank-you to a volunteer interviewer is kind. Then let it go: people are notoriously bad at judging their own interviews, in both directions.

## Try this today

Record two minutes on your phone: “Tell us about yourself.” Listen once, without mercy for the first ten seconds and with kindness for the rest. Note one thing to leave out. Record it again. Do this on three days in a row, and by the third you will hear someone whom you would like to meet.
`,
    vi: `
Phỏng vấn là một cuộc trò chuyện trong đó một bên hồi hộp. Thường là cả hai. Người trên màn hình mới đọc hồ sơ của bạn mười phút trước, sau bạn còn sáu người nữa, và họ đang mong bạn là một người thú vị. Bạn giúp họ được.

## Biết mình gặp kiểu nào

- **Kiểu thân mật.** Cựu sinh viên hoặc người của phòng tuyển sinh, chừng ba mươi phút, hay gặp ở Mỹ. Họ muốn biết nói chuyện với bạn ra sao, và cũng muốn bạn thích trường. Hãy hỏi lại những câu thật lòng, điều ấy được ghi nhận.
- **Kiểu chuyên môn.** Như ở Oxford, Cambridge, ngành y, một số chương trình ở Singapore, Hồng Kông, Hà Lan. Họ đưa một bài bạn không thể biết trước, rồi xem bạn nghĩ. Đó là một tiết học mà bạn là học sinh. Trả lời sai rồi tự sửa được là dấu hiệu rất tốt.
- **Kiểu kiểm tra.** Hội đồng học bổng, viên chức xét visa, bài quay video có đồng hồ đếm ngược. Cần rõ ràng, ngắn gọn, khớp với những gì bạn đã viết.

Nếu thư mời không nói, hãy hỏi sẽ có ai, kéo dài bao lâu, dùng tiếng gì. Hỏi thế là bình thường.

## Sáu câu hỏi

Cách nói có thể khác, nhưng thế nào cũng gặp.

1. Hãy giới thiệu về bạn.
2. Vì sao chọn ngành này?
3. Vì sao chọn trường này?
4. Kể về một việc bạn làm hỏng.
5. Ngoài giờ học bạn làm gì?
6. Bạn muốn hỏi chúng tôi điều gì?

**Đừng học thuộc** câu trả lời. Nghe là biết ngay, và chỉ quên một chữ là mất cả câu. Mỗi câu hãy ghi ba từ khóa, rồi mỗi lần nói lại bằng lời mới. Với câu đầu tiên: hiện tại, trước đây, sắp tới. “Em học lớp 12 ở Hải Dương, chiều nào cũng ở tiệm sửa xe. Mọi chuyện bắt đầu từ… Vì thế em…” Một phút là đủ.

Với câu *vì sao chọn trường này*, hãy nêu một điều chỉ ở đó mới có: một môn trong danh sách năm hai, một cách dạy, một phòng thí nghiệm. Nếu câu của bạn gắn vào trường khác vẫn đúng thì hãy tìm tiếp.

## Khi nói bằng tiếng nước ngoài

Họ biết đó không phải tiếng mẹ đẻ của bạn. Họ nghe ý nghĩ, không nghe giọng.

- Nói chậm hơn mức bạn muốn. Hồi hộp thì ai cũng nói nhanh lên.
- “Could you say that again?” và “May I think for a moment?” cho thấy bạn làm chủ tình hình. Hãy tập nói đúng hai câu ấy.
- Quên một từ thì đi vòng: “the thing that measures pressure” là được rồi.

## Khi đầu óc trống rỗng

Thở ra. Nói điều bạn biết: “Em chưa gặp vấn đề này. Điều em có thể nói là…” Với phỏng vấn chuyên môn, hãy nghĩ thành tiếng. Im lặng thì họ không có gì để chấm, còn nửa ý nghĩ là họ có chỗ để giúp bạn.

Và nếu không biết, cứ nói là không biết, rồi nói bạn sẽ tìm hiểu bằng cách nào.

## Căn phòng và màn hình

- Thử liên kết từ hôm trước, đúng chỗ ấy, đúng tai nghe ấy. Chuẩn bị sẵn điện thoại làm đường thứ hai, và một số để gọi nếu cả hai cùng hỏng.
- Ánh sáng từ phía trước, máy quay ngang tầm mắt. Bức tường không cần đẹp, chỉ cần yên. Dặn trước cả nhà, và cả bác hàng xóm hay hát karaoke.
- **Múi giờ.** Ghi giờ của họ và giờ của mình. Có mặt sớm mười phút.
- Mặc bộ đồ khiến bạn thấy mình giống mình vào một ngày đẹp trời.
- Có thể để bên cạnh một tờ ghi từ khóa. Đừng nhìn vào đó mà đọc.

## Sau buổi phỏng vấn

Ngay tối ấy ghi lại họ hỏi gì, bạn trả lời gì. Nếu họ dặn gửi thêm thứ gì, hôm sau gửi luôn. Người phỏng vấn là tình nguyện viên thì một lời cảm ơn ngắn rất đáng quý. Rồi thôi không nghĩ nữa: tự chấm buổi phỏng vấn của mình thì ai cũng chấm sai, theo cả hai hướng.

## Thử ngay hôm nay

Ghi âm hai phút trên điện thoại: “Hãy giới thiệu về bạn.” Nghe lại một lần, nghiêm khắc với mười giây đầu, rộng lượng với phần còn lại. Ghi ra một thứ nên bỏ. Ghi âm lại. Làm ba ngày liền, đến ngày thứ ba bạn sẽ nghe thấy một người mà chính bạn cũng muốn gặp.
`,
  },
};

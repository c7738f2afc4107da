import type { CatalogueGuide } from './guide';

/** School records, copies and translations, in their order. */
export const transcriptsAndTranslations: CatalogueGuide = {
  id: 'transcripts-and-translations',
  stage: 'prepare',
  grades: [11, 12, 13],
  updated: '2026-11-12',
  title: {
    en: 'Transcripts and translations, from Vietnam and elsewhere',
    vi: 'Học bạ, bảng điểm và bản dịch',
  },
  summary: {
    en: 'Copies, certified copies, translations, seals on seals: what each of them is, and in which order to get them.',
    vi: 'Bản sao, sao y, dịch công chứng, hợp pháp hóa, apostille: từng thứ là gì, và làm theo thứ tự nào.',
  },
  body: {
    en: `
Applications are rarely lost because of grades that were too low. They are lost because of a page that was missing, a name that was spelt in two ways, or a translation that was ordered ten days before the deadline, in the week when everyone ordered one. Papers take no talent. They take an early start.

## The words first

- **Transcript:** the official list of your subjects and marks, year by year. In Vietnam it is the *học bạ*, the school record of three years, and not only the last report.
- **Graduation certificate:** the diploma. In the months after your last exam there is usually a **temporary certificate** (*giấy chứng nhận tốt nghiệp tạm thời*); most universities accept it for applying and ask for the final one later.
- **Certified copy:** a copy on which an authority confirms that it matches the original. In Vietnam this is done at the ward’s People’s Committee or a notary’s office; elsewhere by a notary, sometimes by the school.
- **Certified translation:** made and signed by a recognized translator. A cousin who is good at English can’t do it.
- **Legalisation or apostille:** a further confirmation that the seal itself is genuine, for use abroad. Which one you need depends on the two countries, and rules change; ask the embassy or the university, not the internet. Many universities need neither for the application.
- **Credential evaluation:** a service that translates the marks themselves into another system. Get it only where it is asked for, from the service that is named.

## Who sends what

There are three ways, and each university chooses one:

1. **You upload scans** and bring the originals when you enrol. The most common one.
2. **Your school sends them**, by a portal or from an official school address. Then the school needs time, a person and a clear request from you.
3. **Sealed envelopes**, signed over the flap. If you open one, it is worth nothing.

## The order in which it works

- **At the end of grade 11:** collect all reports so far. Check name, date of birth, marks. A mistake takes five minutes to repair at your own school now, and weeks later.
- **In summer:** have them translated once, by one translator, with your name written **just as in the passport**, and ask for three sets and a file.
- **In autumn:** ask the school for marks of the current term, or *predicted grades* if it gives them. If it doesn’t, say so in the form; you aren’t the only one.
- **After the exams:** the temporary certificate, its translation, then the final one.

## Don’t convert your marks yourself

If the form asks for an average, give it in **your own** scale with the scale next to it: *8.6 out of 10*. Don’t turn it into something on a scale of 4 unless there is a rule on the page. Readers who have had Vietnamese students before know that 8.6 is a good result, and a school profile, one page about your school and how it marks, tells the others. Ask whether your school has one. If it hasn’t, you may draft it with a teacher in one afternoon, and every class after you will profit.

## Small things that cost weeks

- Names: *Trần Thị Khánh Linh* in one paper and *Linh Tran* in another. Write it one way everywhere and explain the other once.
- Scans taken at night with a phone. Use daylight or a scanner, all four corners, one file for each document, named so that a stranger understands it.
- The only original in the post. Send certified copies, unless the original is demanded in writing.

## Try this today

Collect every report you have and lay them on the table in order. Photograph each page in daylight, name the files by year, and put them into one folder that a parent can reach too. Then compare the spelling of your name and your date of birth on each with your passport or identity card. Write down every difference: it is your list for the school office tomorrow.
`,
    vi: `
Hồ sơ ít khi hỏng vì điểm thấp. Hồ sơ hỏng vì thiếu một trang, vì họ tên viết hai kiểu, vì đặt dịch đúng mười ngày trước hạn, vào tuần mà ai cũng đi dịch. Giấy tờ không đòi hỏi tài năng. Giấy tờ chỉ đòi hỏi bắt đầu sớm.

## Trước hết là các tên gọi

- **Bảng điểm (transcript):** danh sách môn học và điểm từng năm, có xác nhận của trường. Với học sinh Việt Nam, đó chính là *học bạ* cả ba năm, không phải chỉ bảng điểm học kỳ cuối.
- **Bằng tốt nghiệp:** trong mấy tháng đầu sau kỳ thi, bạn thường mới có **giấy chứng nhận tốt nghiệp tạm thời**. Đa số trường nhận giấy này khi nộp hồ sơ và đòi bằng chính thức sau.
- **Bản sao chứng thực (sao y):** bản sao được xác nhận đúng với bản chính, làm ở ủy ban nhân dân phường, xã hoặc văn phòng công chứng.
- **Bản dịch công chứng, chứng thực:** do người dịch có đăng ký thực hiện và ký tên. Anh họ giỏi tiếng Anh không làm thay được.
- **Hợp pháp hóa lãnh sự hoặc apostille:** thêm một lớp xác nhận rằng con dấu là thật, để dùng ở nước ngoài. Cần loại nào tùy từng cặp nước, và quy định có thể thay đổi, nên hãy hỏi đại sứ quán hoặc trường, đừng hỏi mạng. Nhiều trường khi xét hồ sơ không cần cả hai.
- **Thẩm định bằng cấp (credential evaluation):** dịch vụ quy đổi chính điểm số sang hệ khác. Chỉ làm khi trường yêu cầu, và làm ở đúng nơi trường nêu tên.

## Ai gửi cái gì

Có ba cách, mỗi trường chọn một:

1. **Bạn tự tải bản scan lên**, khi nhập học mới mang bản chính. Đây là cách phổ biến nhất.
2. **Trường phổ thông gửi**, qua cổng trực tuyến hoặc email chính thức của trường. Khi đó bạn phải nhờ rõ ràng, nhờ đúng người và nhờ sớm.
3. **Phong bì niêm phong**, có chữ ký hoặc dấu ở mép dán. Bạn bóc ra là mất giá trị.

## Làm theo thứ tự nào

- **Cuối lớp 11:** gom hết học bạ, bảng điểm đến lúc ấy. Soát họ tên, ngày sinh, điểm số. Sai sót bây giờ nhờ văn phòng sửa có khi chỉ mất năm phút, để sau thì mất mấy tuần.
- **Mùa hè:** dịch một lần, cùng một nơi, họ tên viết **đúng như hộ chiếu**, lấy ba bộ kèm bản mềm.
- **Mùa thu:** xin điểm học kỳ đang học, hoặc điểm dự đoán (*predicted grades*) nếu trường có cấp. Trường không cấp thì ghi rõ vào đơn, không chỉ mình bạn như vậy.
- **Sau khi thi tốt nghiệp:** giấy chứng nhận tạm thời và bản dịch, rồi đến bằng chính thức.

## Đừng tự quy đổi điểm

Nếu đơn hỏi điểm trung bình, hãy ghi theo **thang điểm của mình** và ghi luôn thang điểm: *8.6 out of 10*. Đừng tự đổi sang thang 4, trừ khi trang của trường có công thức. Người đã đọc hồ sơ học sinh Việt Nam đều biết 8,6 là điểm tốt. Với người chưa biết thì đã có *school profile*, một trang giới thiệu trường bạn và cách chấm điểm. Hỏi xem trường có chưa. Nếu chưa, bạn có thể cùng một thầy cô soạn trong một buổi chiều, các khóa sau sẽ được nhờ.

## Những chuyện nhỏ làm mất mấy tuần

- Họ tên: giấy này ghi *Trần Thị Khánh Linh*, giấy kia ghi *Linh Tran*. Hãy viết một kiểu ở mọi nơi và giải thích kiểu còn lại đúng một lần.
- Ảnh chụp ban đêm bằng điện thoại. Hãy chụp dưới ánh sáng ban ngày hoặc dùng máy quét, thấy đủ bốn góc, mỗi giấy tờ một tệp, đặt tên sao cho người lạ nhìn cũng hiểu.
- Gửi bản chính duy nhất qua bưu điện. Hãy gửi bản sao chứng thực, trừ khi họ yêu cầu bản chính bằng văn bản.

## Thử ngay hôm nay

Lấy hết học bạ và bảng điểm, xếp lên bàn theo thứ tự. Chụp từng trang lúc trời còn sáng, đặt tên tệp theo năm học, để vào một thư mục bố mẹ cũng mở được. Rồi so cách viết họ tên và ngày sinh trên từng giấy với hộ chiếu hoặc căn cước. Ghi lại mọi chỗ khác nhau: đó là danh sách việc để sáng mai lên văn phòng trường.
`,
  },
};

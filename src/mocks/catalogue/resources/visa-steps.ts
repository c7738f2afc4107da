import type { CatalogueGuide } from './guide';

/** The order of the steps to a student visa. */
export const visaSteps: CatalogueGuide = {
  id: 'visa-steps',
  stage: 'arrive',
  grades: [12, 13],
  updated: '2026-11-14',
  title: {
    en: 'From the offer to the visa, step by step',
    vi: 'Từ thư mời đến visa, từng bước một',
  },
  summary: {
    en: 'Rules differ by country and change. The order of the steps hardly does. What to do in which week, and what officers look for.',
    vi: 'Mỗi nước một quy định, lại hay thay đổi. Nhưng thứ tự các bước thì gần như giống nhau. Tuần nào làm gì, và người xét hồ sơ nhìn vào đâu.',
  },
  body: {
    en: `
A student visa isn’t a second admission exam. Nobody asks again whether you are clever. The question is simpler: are you really a student, can you pay, and do your papers agree with each other? Most refusals come from the third part.

What follows is the general order. The exact forms, amounts and times are on **one** page: the official immigration site of the country. Read it on the day you begin, note the date, and trust it more than any guide, ours included.

## Before the offer: the passport

It should be valid well beyond your course, or at least beyond the first part of it. Renewing takes weeks in summer. Check today how your name is written in it; everything else has to follow that spelling.

## Step 1: accept, and pay what must be paid

Accept in time and pay the deposit to the university’s own account. You then receive the paper on which everything rests. It has a different name everywhere: I-20 in the United States, CAS in the United Kingdom, CoE in Australia, letter of acceptance in Canada, certificate of admission elsewhere. Check every letter and every date in it. A wrong birthday here stops everything else.

## Step 2: prove that you can pay

You prove that tuition and living are covered for the first year or longer. Usual ways are bank statements that go back some months, a blocked account, a loan letter, a scholarship letter, or a sponsor with proof of income and of being your relative.

Two mistakes are frequent. The money was there **for one day too few**; some rules count the days. And a large sum **appeared from nowhere**; if your parents sold land, add the contract.

## Step 3: health, police, insurance

Depending on the country: a chest X-ray or medical check by a doctor on an approved list, vaccinations, a police certificate, insurance or a health charge. Make the appointments early; approved doctors are few, and full in July.

## Step 4: the application

Fill it in **yourself**, even if someone helps. Answer what is asked, truthfully, and in the same way as in your other papers: the school years, the jobs of your parents, earlier visas and refusals. A refusal that you mention is a fact. A refusal that you hide is a lie, and they can see it.

Give fingerprints and a photo at the visa center, bring the originals, keep the receipt. Book only through the official site.

## Step 5: the interview, where there is one

It is short. Why this program, why this country, who pays, what do you plan afterwards? Answer in your own words and in a few sentences. Nobody expects perfect English from someone who goes to a language course first. If you don’t understand, say so.

## Step 6: wait, then look closely

Waiting takes from days to months. Don’t book a flight that can’t be changed. When the visa comes, read it at once: name, dates, number of entries, the conditions about work. Mistakes are corrected easily before you travel and badly afterwards.

## If it is refused

You receive reasons. Read them slowly, with someone who knows the rules; the international office of your university has seen hundreds. Often a paper is missing and you may apply again. Ask the university about a later arrival date and the return of your deposit. Never answer a refusal with a nicer story.

## Try this today

Find the official immigration page of your first country. You will know it by its address, which ends as government addresses of that country do. Write down its list of papers for students and mark each one: *have*, *can get this week*, *takes months*. Begin with the last group. Then open your passport and read the date on which it expires.
`,
    vi: `
Xin visa du học không phải là thi đầu vào lần hai. Chẳng ai hỏi lại xem bạn có giỏi không. Câu hỏi đơn giản hơn: bạn có đúng là sinh viên không, có đủ tiền không, và giấy tờ có khớp nhau không? Phần lớn hồ sơ trượt ở câu thứ ba.

Dưới đây là thứ tự chung. Mẫu đơn, số tiền và thời gian chính xác nằm ở **một** trang duy nhất: trang chính thức của cơ quan di trú nước đó. Hãy đọc vào đúng ngày bạn bắt đầu, ghi lại ngày đọc, và tin trang ấy hơn mọi bài hướng dẫn, kể cả bài này.

## Trước khi có thư mời: hộ chiếu

Hộ chiếu nên còn hạn quá ngày kết thúc khóa học, ít nhất là quá giai đoạn đầu. Mùa hè làm lại có thể mất vài tuần. Hôm nay hãy xem họ tên trong đó viết thế nào, mọi giấy tờ khác phải theo đúng cách viết ấy.

## Bước 1: xác nhận và đóng khoản phải đóng

Xác nhận đúng hạn, đóng cọc vào tài khoản đứng tên trường. Sau đó bạn nhận được tờ giấy mà mọi thứ còn lại dựa vào. Mỗi nước gọi một kiểu: I-20 ở Mỹ, CAS ở Anh, CoE ở Úc, letter of acceptance ở Canada, nơi khác là giấy báo nhập học. Soát từng chữ, từng ngày. Sai ngày sinh ở đây là tắc cả chuỗi phía sau.

## Bước 2: chứng minh tài chính

Bạn phải cho thấy đủ tiền học và tiền ăn ở cho năm đầu hoặc lâu hơn. Thường dùng: sao kê ngân hàng vài tháng gần nhất, sổ tiết kiệm, tài khoản phong tỏa, thư cho vay, thư học bổng, hoặc người bảo lãnh kèm giấy tờ thu nhập và quan hệ.

Có hai lỗi rất hay gặp. Tiền nằm trong tài khoản **thiếu một ngày**, vì có nước đếm từng ngày. Và một khoản lớn **từ đâu rơi xuống**: nếu bố mẹ bán đất, hãy kèm hợp đồng.

## Bước 3: sức khỏe, lý lịch, bảo hiểm

Tùy nước: chụp phổi hoặc khám ở cơ sở được chỉ định, tiêm chủng, phiếu lý lịch tư pháp, bảo hiểm hoặc phí y tế. Đặt hẹn sớm, vì cơ sở được chỉ định rất ít, tháng Bảy thì kín lịch.

## Bước 4: nộp hồ sơ

Hãy **tự điền**, dù có người giúp. Trả lời đúng điều được hỏi, đúng sự thật, và khớp với mọi giấy tờ khác: năm học, nghề nghiệp bố mẹ, những lần xin visa và bị từ chối trước đây. Một lần từ chối được khai ra là một dữ kiện. Một lần từ chối bị giấu là một lời nói dối, và họ nhìn thấy được.

Đến trung tâm tiếp nhận lấy dấu vân tay, chụp ảnh, mang bản chính, giữ biên nhận. Chỉ đặt lịch qua trang chính thức.

## Bước 5: phỏng vấn, nếu có

Buổi này rất ngắn. Vì sao chương trình này, vì sao nước này, ai trả tiền, học xong bạn định làm gì? Trả lời bằng lời của mình, vài câu là đủ. Không ai đòi một người sắp đi học tiếng phải nói tiếng Anh hoàn hảo. Không hiểu thì cứ nói là không hiểu.

## Bước 6: chờ, rồi xem thật kỹ

Có thể chờ vài ngày, có thể vài tháng. Đừng đặt loại vé không đổi được. Khi có visa, đọc ngay: họ tên, ngày hiệu lực, số lần nhập cảnh, quy định về việc làm thêm. Sai sót sửa trước khi bay thì dễ, sang đến nơi mới sửa thì khó.

## Nếu bị từ chối

Bạn sẽ nhận được lý do. Hãy đọc chậm, cùng một người hiểu quy định: phòng sinh viên quốc tế của trường đã gặp hàng trăm trường hợp. Nhiều khi chỉ thiếu một giấy tờ và bạn được nộp lại. Hỏi trường xem có thể nhập học muộn hơn không và tiền cọc xử lý thế nào. Đừng bao giờ đáp lại một lần từ chối bằng một câu chuyện tô đẹp hơn.

## Thử ngay hôm nay

Tìm trang di trú chính thức của nước bạn chọn đầu tiên. Nhận ra nhờ đuôi địa chỉ: đó là đuôi dành cho cơ quan chính phủ nước ấy. Chép danh mục giấy tờ cho du học sinh, đánh dấu từng thứ: *đã có*, *tuần này làm được*, *mất vài tháng*. Bắt đầu từ nhóm cuối. Rồi mở hộ chiếu ra và đọc ngày hết hạn.
`,
  },
};

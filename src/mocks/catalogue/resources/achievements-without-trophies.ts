import type { CatalogueGuide } from './guide';

/** How to see and write down what one does, without medals. */
export const achievementsWithoutTrophies: CatalogueGuide = {
  id: 'achievements-without-trophies',
  stage: 'prepare',
  grades: [9, 10, 11, 12],
  updated: '2026-10-04',
  title: {
    en: 'Achievements without trophies',
    vi: 'Thành tích không cần huy chương',
  },
  summary: {
    en: 'Looking after a little brother counts. So does a stall at the market. How to see what you do, and how to write it down.',
    vi: 'Trông em là thành tích. Phụ mẹ bán hàng cũng vậy. Làm sao để nhìn ra việc mình làm, và viết nó ra.',
  },
  body: {
    en: `
“I haven’t done anything.” It is the sentence that teachers hear most often when the activities form is open on the table. It is nearly never true. It means: I have no medal, I was never president of a club, nobody took a photograph. But the people who read your form aren’t counting medals. They ask what you do with the time that belongs to you, and what would be missing if you stopped.

## What counts

Anything that you did regularly, outside lessons, and that someone could have left undone.

- **Family.** Cooking for five, translating for a grandmother at the hospital, walking a brother to school every day for three years.
- **Work.** A stall, a farm, deliveries, repairing phones, a cash desk on Saturdays. Paid or not.
- **Things you taught yourself.** Editing videos, a language from television series, keeping bees, restoring a motorbike.
- **Being useful.** The class account book, the lights at every school performance, the neighbor’s homework.
- **Making.** Songs, drawings, a page with four hundred readers, clothes for your sister.

If it costs you ten hours a week and you have a reason for doing it, it belongs on the form. Many readers know very well that a student who looks after a household has no time for a debating club.

## Depth beats number

Ten lines with one month each say less than three with two years each. You don’t need to start five new things in grade 12; it shows, and it makes you tired. Take one thing that you do already and go one step further:

- if you help a cousin with mathematics, help three children in the street, every Thursday;
- if you take pictures, make twelve of the same corner in a year and show them somewhere;
- if you sell, write down for a month what sells when, and change one thing.

The step doesn’t have to work. “We tried, it failed, and this is what we changed” is one of the best sentences on any form.

## How to write a line

You often have about 150 characters. Put in, in this order: **what you did** (a verb), **how much or how often** (a number), **what came of it**.

Not: *Member of the environmental club. Learned teamwork and responsibility.*

But: *Weigh and sort the canteen’s plastic every Friday; moved the bins, and a third less ends up in the wrong one.*

Not: *Helped my family’s business.*

But: *Open my aunt’s noodle stall at 5 before school, 3 days a week; keep the accounts since she broke her wrist.*

Numbers must be true. If you didn’t count, begin to count now, or write *about*. Never make an hour or a title bigger. It is the one thing that can undo everything else, and teachers are asked.

## Leadership isn’t a title

Someone who noticed that the younger students never got the ball and changed the rules has led. Someone with the word *president* on paper may not have. Ask yourself: what is different because I was there? If you find an answer, write that. If you don’t, take the title off and keep the work.

## What you may leave out

Certificates for being present. Camps that anyone can pay for. The competition in grade 6. They take space from the lines that are yours.

## Try this today

Take last week, hour by hour, from waking to sleeping, without school. Mark everything that you did for someone else and everything that you did though nobody asked. Choose one of these marks and write it as a line, a verb, a number, what came of it, in at most 150 characters. If you have an account, put it into [your achievements](/profile/achievements); the counter helps.
`,
    vi: `
“Em chẳng có thành tích gì cả.” Đó là câu thầy cô hay nghe nhất khi tờ khai hoạt động mở ra trước mặt. Hầu như lần nào câu ấy cũng sai. Ý của nó là: em không có huy chương, em chưa từng làm chủ nhiệm câu lạc bộ, chẳng ai chụp ảnh em. Nhưng người đọc hồ sơ không ngồi đếm huy chương. Họ muốn biết bạn làm gì với khoảng thời gian của riêng mình, và nếu bạn dừng lại thì sẽ thiếu đi điều gì.

## Những gì được tính

Bất cứ việc gì bạn làm đều đặn, ngoài giờ học, mà đáng ra có thể chẳng ai làm.

- **Việc nhà.** Nấu cơm cho năm người, dẫn bà đi khám và nói lại lời bác sĩ, ba năm liền ngày nào cũng đưa em đi học.
- **Việc làm.** Sạp hàng, ruộng vườn, giao hàng, sửa điện thoại, đứng quầy thu ngân thứ Bảy. Có lương hay không cũng được.
- **Những thứ tự học.** Dựng video, học tiếng Hàn qua phim, nuôi ong, phục chế một chiếc xe máy cũ.
- **Những lúc có ích cho người khác.** Giữ quỹ lớp, lo ánh sáng cho mọi buổi văn nghệ, kèm em hàng xóm học bài.
- **Những thứ bạn làm ra.** Bài hát, tranh vẽ, một trang có bốn trăm người đọc, quần áo may cho em gái.

Nếu việc ấy lấy của bạn mười tiếng mỗi tuần và bạn có lý do để làm, nó xứng đáng có mặt trong hồ sơ. Nhiều người đọc hồ sơ hiểu rất rõ rằng một học sinh phải gánh việc nhà thì không có thì giờ cho câu lạc bộ tranh biện.

## Sâu hơn là nhiều

Mười dòng, mỗi việc một tháng, nói được ít hơn ba dòng, mỗi việc hai năm. Đừng đợi lên lớp 12 rồi đăng ký liền năm hoạt động: ai cũng nhìn ra, mà bạn thì kiệt sức. Hãy lấy một việc đang làm và đi thêm một bước:

- đang kèm em họ học Toán thì kèm luôn ba đứa trẻ trong xóm, thứ Năm hằng tuần;
- thích chụp ảnh thì chụp cùng một góc phố mười hai lần trong năm rồi đem treo ở đâu đó;
- đang bán hàng thì ghi lại một tháng xem món gì chạy vào lúc nào, rồi thử thay đổi một điều.

Bước ấy không cần phải thành công. “Chúng em đã thử, không được, và đây là điều chúng em sửa lại” là một trong những câu hay nhất mà một bộ hồ sơ có thể có.

## Viết một dòng thế nào

Thường bạn chỉ có khoảng 150 ký tự. Hãy viết theo thứ tự: **bạn làm gì** (một động từ), **bao nhiêu, bao lâu một lần** (một con số), **kết quả ra sao**.

Đừng viết: *Thành viên câu lạc bộ môi trường, học được tinh thần đồng đội và trách nhiệm.*

Hãy viết: *Thứ Sáu nào cũng cân và phân loại rác nhựa ở căng tin; đổi chỗ thùng rác, số rác bỏ nhầm giảm một phần ba.*

Đừng viết: *Phụ giúp gia đình kinh doanh.*

Hãy viết: *Mở quán bún của dì lúc 5 giờ sáng trước khi đi học, 3 ngày một tuần; ghi sổ sách từ khi dì gãy tay.*

Con số phải thật. Chưa đếm thì bắt đầu đếm từ hôm nay, hoặc viết “khoảng”. Đừng bao giờ thổi phồng số giờ hay chức danh. Chỉ một điều ấy thôi cũng đủ làm hỏng tất cả, mà thầy cô bạn thì có thể được hỏi lại.

## Dẫn dắt không phải là chức danh

Một bạn nhận ra các em nhỏ chẳng bao giờ được chạm bóng rồi đổi luật chơi, bạn ấy đã dẫn dắt. Một người có chữ “chủ tịch” trên giấy thì chưa chắc. Hãy tự hỏi: có điều gì khác đi vì mình ở đó? Tìm được câu trả lời thì viết câu trả lời ấy. Không tìm được thì bỏ chức danh, giữ lại phần việc.

## Những gì có thể bỏ

Giấy chứng nhận tham dự. Trại hè cứ đóng tiền là vào. Giải thưởng hồi lớp 6. Chúng lấy mất chỗ của những dòng thật sự là bạn.

## Thử ngay hôm nay

Nhớ lại tuần vừa rồi, từng giờ một, từ lúc dậy đến lúc ngủ, trừ giờ học. Đánh dấu những việc bạn làm cho người khác và những việc bạn làm dù không ai bảo. Chọn một việc, viết thành một dòng: động từ, con số, kết quả, không quá 150 ký tự. Nếu có tài khoản, hãy ghi vào [mục thành tích](/profile/achievements), ở đó có sẵn bộ đếm.
`,
  },
};

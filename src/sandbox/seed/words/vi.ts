import type { Words } from './words-of';

export const vi: Words = {
  names: {
    'Delta Tigers': 'Hổ Châu Thổ',
    'River Kings': 'Vua Sông',
    'Hill Hawks': 'Diều Hâu Núi',
    'Harbour Storm': 'Bão Cảng',
    'Lakeside United': 'Lakeside Đoàn Kết',
    'Meadow Rovers': 'Lữ Khách Đồng Cỏ',
    'Northern Comets': 'Sao Chổi Phương Bắc',
    'Old Town Lancers': 'Kỵ Binh Phố Cổ',
    'Bay Premier Twenty20': 'Vịnh Premier Twenty20',
    'Coastal Football League': 'Giải bóng đá Duyên hải',
    'New members': 'Thành viên mới',
    'Every day': 'Mỗi ngày',
    Friends: 'Bạn bè',
    Bronze: 'Đồng',
    Silver: 'Bạc',
    Gold: 'Vàng',
    Platinum: 'Bạch kim',
    Diamond: 'Kim cương',
    'Terms: once for each member.': 'Điều kiện: mỗi thành viên một lần.',
  },
  entries: {
    'Welcome bonus 7,777': ['Thưởng chào mừng 7,777', 'Đăng ký và chơi hôm nay'],
    'Cricket nights': ['Đêm cricket', 'Trực tiếp từng lượt bóng'],
    'Live tables, open all day': ['Bàn trực tiếp cả ngày', 'Roulette, baccarat và hơn nữa'],
    'Deep sea hunt': ['Săn biển sâu', 'Rạn san hô mới mỗi tuần'],
    'Friday grand draw': ['Xổ số lớn thứ Sáu', 'Bảy con số, một buổi tối'],
    'Teen Patti league': ['Giải Teen Patti', 'Vào bàn cùng bạn bè'],
    'First deposit +50%': ['Nạp lần đầu +50%', 'Tối đa 5,000'],
    'Daily mission': ['Nhiệm vụ hằng ngày', 'Năm ván, một phần thưởng'],
    'Invite a friend': ['Mời bạn bè', 'Cả hai cùng có thưởng'],
    'Weekend rebate 1.2%': ['Hoàn trả cuối tuần 1.2%', 'Mọi cược thể thao'],
    'Esports season pass': ['Vé mùa thể thao điện tử', 'Thu thập và nhận'],
    'Welcome: every new member starts with 7,777': [
      'Chào mừng: thành viên mới bắt đầu với 7,777',
      '<p>Đăng ký và <strong>7,777</strong> có ngay trong ví.</p><ul><li>Mọi trò chơi</li><li>Mọi mức cược</li></ul>',
    ],
    'Deposits by e-wallet now take less than a minute': [
      'Nạp bằng ví điện tử nay chưa tới một phút',
      '<p>Không chờ đợi, không biểu mẫu.</p><p>Nếu lâu hơn, hãy hỏi hỗ trợ.</p>',
    ],
    'Friday grand draw at 21:00': [
      'Xổ số lớn thứ Sáu lúc 21:00',
      '<h3>Bảy con số, một buổi tối</h3><p>Bán vé đến 20:30.</p>',
    ],
    'Play within your limits': ['Chơi trong giới hạn của bạn', '<p>Đặt giới hạn, nghỉ ngơi. Hỗ trợ ngày đêm.</p>'],
    'Your mission today': ['Nhiệm vụ hôm nay', '<p>Chơi năm ván và nhận thưởng.</p>'],
    'New here?': ['Bạn mới đến?', '<p>Đăng ký và bắt đầu với 7,777.</p>'],
    'Weekend rebate': [
      'Hoàn trả cuối tuần',
      '<p>Hoàn lại 1.2% mỗi cược thể thao.</p><ul><li>Thứ Bảy</li><li>Chủ Nhật</li></ul>',
    ],
    'Try before you play': ['Thử trước khi chơi', '<p>Đăng nhập chơi thử mở mọi trò nhà bằng tiền ảo.</p>'],
    'Dividends are paid on the 1st and the 16th': [
      'Cổ tức trả ngày 1 và 16',
      '<p>Chấp nhận hợp đồng trước trưa hôm đó.</p>',
    ],
    'New rates for live tables': [
      'Tỷ lệ mới cho bàn trực tiếp',
      '<table><tr><th>Doanh thu</th><th>Tỷ lệ</th></tr><tr><td>10,000</td><td>0.4%</td></tr><tr><td>100,000</td><td>0.6%</td></tr></table>',
    ],
    'How do I register?': [
      'Đăng ký thế nào?',
      '<ol><li>Chạm <strong>Đăng ký</strong>.</li><li>Điền biểu mẫu.</li><li>Chơi.</li></ol>',
    ],
    'How do I deposit?': [
      'Nạp tiền thế nào?',
      '<p>Mở Nạp tiền và chọn cách.</p><table><thead><tr><th>Cách</th><th>Từ</th><th>Thời gian</th></tr></thead><tbody><tr><td>Ví điện tử</td><td>100</td><td>1 phút</td></tr><tr><td>Chuyển khoản</td><td>500</td><td>10 phút</td></tr><tr><td>Mã QR</td><td>200</td><td>2 phút</td></tr></tbody></table>',
    ],
    'When does a withdrawal arrive?': ['Khi nào tiền rút về?', '<p>Thường trong vòng một giờ.</p>'],
    'How do promotions work?': [
      'Khuyến mãi hoạt động ra sao?',
      '<p>Đọc điều kiện ở <a href="/m/activity">trang khuyến mãi</a>.</p>',
    ],
    'I forgot my password': [
      'Tôi quên mật khẩu',
      '<p>Dùng <a href="/m/forget">Quên mật khẩu</a> qua e-mail hoặc điện thoại.</p>',
    ],
  },
};

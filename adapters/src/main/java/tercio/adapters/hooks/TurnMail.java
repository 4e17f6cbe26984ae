package tercio.adapters.hooks;

import java.io.IOException;
import java.util.Optional;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.mail.MailException;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.stereotype.Component;

/** Writes letters, where the operator names a server of mail and a sender. */
@Component
final class TurnMail {

    private final Optional<JavaMailSender> sender;
    private final HookSettings settings;

    TurnMail(ObjectProvider<JavaMailSender> sender, HookSettings settings) {
        this.sender = Optional.ofNullable(sender.getIfAvailable());
        this.settings = settings;
    }

    boolean offered() {
        return sender.isPresent() && !settings.mailFrom().isBlank();
    }

    void send(String to, TurnNotice notice) throws IOException {
        var letter = new SimpleMailMessage();
        letter.setFrom(settings.mailFrom());
        letter.setTo(to);
        letter.setSubject(oneLine("Your turn: " + notice.name()));
        letter.setText(notice.seat() + ", the game " + oneLine(notice.name()) + " waits for you.\n\n" + String.join("\n", notice.awaited()) + "\n\n"
                + notice.link() + "\n\nTo get no more of these letters, open the game with your link and take the e-mail notice back in the seat box.\n");
        try {
            sender.orElseThrow(() -> new IOException("no server of mail is configured")).send(letter);
        } catch (MailException failed) {
            throw new IOException(failed.getMessage(), failed);
        }
    }

    /** Names that players gave may hold no further header. */
    private static String oneLine(String text) {
        return text.replaceAll("\\p{Cntrl}+", " ").strip();
    }
}

package tercio.adapters.hooks;

import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.mail.MailException;
import org.springframework.mail.MailSendException;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.mail.javamail.MimeMessageHelper;
import org.springframework.stereotype.Component;
import tercio.adapters.store.SeatHooks.Hook;

/** Writes letters, where the operator configures a mail server and a sender. Each letter has a link that ends them. */
@Component
final class TurnMail {

    /** The mail server rejects letters to an address. */
    static final class AddressRefused extends IOException {

        private static final long serialVersionUID = 1L;

        AddressRefused(MailException why) {
            super(why.getMessage(), why);
        }
    }

    private final Optional<JavaMailSender> sender;
    private final HookSettings settings;

    TurnMail(ObjectProvider<JavaMailSender> sender, HookSettings settings) {
        this.sender = Optional.ofNullable(sender.getIfAvailable());
        this.settings = settings;
    }

    boolean isOffered() {
        return sender.isPresent() && whyNotOffered().isEmpty();
    }

    /**
     * The reason why no letters are sent although a mail server is configured; empty where they are sent, or where none
     * is configured.
     */
    Optional<String> whyNotOffered() {
        if (sender.isEmpty()) {
            return Optional.empty();
        }
        return settings.mailFrom().isBlank() ? Optional.of("tercio.hooks.mail-from names no sender")
                : settings.page().isEmpty() ? Optional.of("tercio.hooks.home does not name the address of the page, such as https://play.example.org/, for the"
                        + " links in them") : Optional.empty();
    }

    MailLinks links() {
        return new MailLinks(settings.page().orElseThrow());
    }

    /** @param stop the token of the link that ends the letters */
    void send(Hook hook, LetterText text, String stop) throws IOException {
        var post = sender.orElseThrow(() -> new IOException("no server of mail is configured"));
        try {
            var letter = post.createMimeMessage();
            var parts = new MimeMessageHelper(letter, StandardCharsets.UTF_8.name());
            parts.setFrom(settings.mailFrom());
            parts.setTo(hook.address());
            parts.setSubject(text.subject());
            parts.setText(text.text());
            letter.setHeader("List-Unsubscribe", "<" + links().stopAtOnce(stop) + ">");
            letter.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
            letter.setHeader("Auto-Submitted", "auto-generated");
            post.send(letter);
        } catch (MailException failed) {
            throw isAddressRefused(failed) ? new AddressRefused(failed) : new IOException(failed.getMessage(), failed);
        } catch (MessagingException malformed) {
            throw new IOException(malformed.getMessage(), malformed);
        }
    }

    private static boolean isAddressRefused(MailException failed) {
        return failed instanceof MailSendException each && each.getFailedMessages().values().stream()
                .anyMatch(why -> why instanceof SendFailedException of && of.getInvalidAddresses() != null && of.getInvalidAddresses().length > 0);
    }
}

package tercio.adapters.doctor;

import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import java.util.List;
import java.util.Optional;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.mail.autoconfigure.MailProperties;
import org.springframework.core.env.Environment;
import org.springframework.mail.javamail.JavaMailSenderImpl;
import tercio.domain.sentence.Argument.Text;

/** Whether the server of mail takes a connection and the account; no letter is sent. */
public final class MailServer implements Examination {

    private static final String SUBJECT = "mail";
    private static final String HOST = "spring.mail.host";
    private static final String FROM = "tercio.hooks.mail-from";
    private static final String HOME = "tercio.hooks.home";
    private static final String SERVER = "server";
    private static final String PATIENCE = "5000";

    private final Optional<MailProperties> settings;
    private final boolean hasSender;

    private MailServer(Optional<MailProperties> settings, boolean hasSender) {
        this.settings = settings;
        this.hasSender = hasSender;
    }

    /** The server that settings name. */
    public static MailServer of(Environment environment) {
        var bound = Binder.get(environment).bind("spring.mail", MailProperties.class);
        return new MailServer(Optional.ofNullable(bound.orElse(null)).filter(mail -> mail.getHost() != null && !mail.getHost().isBlank()),
                !environment.getProperty(FROM, "").isBlank() && !environment.getProperty(HOME, "").isBlank());
    }

    @Override
    public List<Finding> examine() {
        return List.of(settings.map(this::examine).orElseGet(() -> Finding.well(SUBJECT, Finding.sentence("program.doctor.no-mail", "setting", HOST))));
    }

    private Finding examine(MailProperties mail) {
        var server = mail.getHost() + (mail.getPort() == null ? "" : ":" + mail.getPort());
        try {
            sender(mail).testConnection();
        } catch (AuthenticationFailedException refused) {
            return Finding.fault(SUBJECT, Finding.sentence("program.doctor.mail-account", SERVER, server).with("given", mail.getUsername() != null)
                    .with("account", new Text(String.valueOf(mail.getUsername()))), Finding.sentence("program.doctor.give-account", "setting", "spring.mail.username").with("variable", new Text("SPRING_MAIL_PASSWORD")));
        } catch (MessagingException failed) {
            return Finding.fault(SUBJECT, Finding.sentence("program.doctor.mail-unreached", SERVER, server).with("why", new Text(oneLine(failed))),
                    Finding.sentence("program.doctor.check-mail", "host", HOST).with("port", new Text("spring.mail.port")));
        }
        return hasSender ? Finding.well(SUBJECT, Finding.sentence("program.doctor.mail-takes", SERVER, server))
                : Finding.warning(SUBJECT, Finding.sentence("program.doctor.mail-unused", SERVER, server),
                        Finding.sentence("program.doctor.give-sender", "from", FROM).with("home", new Text(HOME)));
    }

    private static JavaMailSenderImpl sender(MailProperties mail) {
        var sender = new JavaMailSenderImpl();
        sender.setHost(mail.getHost());
        Optional.ofNullable(mail.getPort()).ifPresent(sender::setPort);
        sender.setUsername(mail.getUsername());
        sender.setPassword(mail.getPassword());
        sender.setProtocol(mail.getProtocol());
        var properties = sender.getJavaMailProperties();
        for (var limit : List.of("connectiontimeout", "timeout", "writetimeout")) {
            properties.setProperty("mail." + mail.getProtocol() + "." + limit, PATIENCE);
        }
        if (mail.getUsername() != null) {
            properties.setProperty("mail." + mail.getProtocol() + ".auth", "true");
        }
        properties.putAll(mail.getProperties());
        return sender;
    }

    private static String oneLine(MessagingException failed) {
        var text = String.valueOf(failed.getMessage()).strip().lines().findFirst().orElse("");
        return text.length() > 200 ? text.substring(0, 200) + "..." : text;
    }
}

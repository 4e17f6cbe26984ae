package tercio.adapters.http;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Pattern;

/** A server of mail that keeps what it is sent, and does not take letters to some addresses. */
public final class MailServer implements AutoCloseable {


    /** A letter as it came. */
    public record Letter(String to, String subject, String text, MimeMessage message) {

        /** The token of the link to confirm, or to stop. */
        public String token(String of) {
            var link = Pattern.compile("#/mail/" + of + "/([A-Za-z0-9_-]+)").matcher(text);
            if (!link.find()) {
                throw new AssertionError("no link to " + of + " in " + text);
            }
            return link.group(1);
        }

        public String header(String name) throws MessagingException {
            return message.getHeader(name, null);
        }
    }

    private final ServerSocket socket;
    private final BlockingQueue<Letter> letters = new LinkedBlockingQueue<>();
    private final Set<String> refused = ConcurrentHashMap.newKeySet();

    public MailServer() throws IOException {
        socket = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::listen);
    }

    /** The settings with which a service sends its letters here. */
    public String[] settings(String... more) {
        var all = new java.util.ArrayList<>(java.util.List.of("--spring.mail.host=127.0.0.1", "--spring.mail.port=" + socket.getLocalPort(),
                "--tercio.hooks.mail-from=games@example.org", "--tercio.hooks.first-pause=20ms",
                "--tercio.hooks.home=https://play.example.org"));
        // A name that is given twice would have both values.
        all.removeIf(setting -> java.util.Arrays.stream(more).anyMatch(given -> given.startsWith(setting.substring(0, setting.indexOf('=') + 1))));
        all.addAll(java.util.List.of(more));
        return all.toArray(String[]::new);
    }

    /** Letters to an address are not taken from now on. */
    public void refuse(String address) {
        refused.add(address);
    }

    /** The next letter, which is waited for. */
    public Letter next() throws InterruptedException {
        return letters.take();
    }

    /** Whether no letter came that was not looked at. */
    public boolean empty() {
        return letters.isEmpty();
    }

    private void listen() {
        try {
            while (true) {
                var client = socket.accept();
                Thread.ofVirtual().start(() -> serve(client));
            }
        } catch (SocketException closed) {
            if (!socket.isClosed()) {
                throw new UncheckedIOException(closed);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void serve(Socket client) {
        try (client; var in = new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.ISO_8859_1))) {
            var out = client.getOutputStream();
            say(out, "220 post");
            var to = "";
            for (var line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith("RCPT TO:")) {
                    to = line.replaceAll(".*<(.*)>.*", "$1");
                    say(out, refused.contains(to) ? "550 nobody of that name" : "250 yes");
                } else if (line.equals("DATA")) {
                    say(out, "354 go on");
                    letters.add(letter(to, data(in)));
                    say(out, "250 yes");
                } else {
                    say(out, line.equals("QUIT") ? "221 bye" : "250 yes");
                }
            }
        } catch (IOException | MessagingException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static String data(BufferedReader in) throws IOException {
        var text = new StringBuilder();
        for (var line = in.readLine(); !line.equals("."); line = in.readLine()) {
            text.append(line.startsWith("..") ? line.substring(1) : line).append("\r\n");
        }
        return text.toString();
    }

    private static Letter letter(String to, String data) throws MessagingException, IOException {
        var message = new MimeMessage(null, new ByteArrayInputStream(data.getBytes(StandardCharsets.ISO_8859_1)));
        return new Letter(to, message.getSubject(), (String) message.getContent(), message);
    }

    private static void say(OutputStream out, String line) throws IOException {
        out.write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}

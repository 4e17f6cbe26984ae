package tercio.adapters.secrets;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;

/** The live stream of the events of a game. */
public final class LiveStream {

    private LiveStream() {}

    /**
     * The messages of the stream from the first event to the newest one.
     *
     * @param home the address of the game
     * @param token null for a spectator
     */
    public static String upTo(int newest, String home, String token) {
        var request = HttpRequest.newBuilder(URI.create(home + "/events?from=1")).header("Accept", "text/event-stream");
        var last = "id:" + newest;
        try (var http = HttpClient.newHttpClient();
                var lines = new BufferedReader(new InputStreamReader(http.send((token == null ? request : request.header("Authorization", "Bearer " + token)).build(),
                        BodyHandlers.ofInputStream()).body(), StandardCharsets.UTF_8))) {
            var text = new StringBuilder();
            boolean end = false;
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                text.append(line).append('\n');
                end |= line.equals(last);
                if (end && line.startsWith("data:")) {
                    break;
                }
            }
            http.shutdownNow();
            return text.toString();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }
}

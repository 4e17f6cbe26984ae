package tercio.adapters.http;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A network of its own with one cable to this machine, as another machine has it. Only root can make one, where the system has {@code ip}. */
final class NetworkNamespace implements AutoCloseable {

    /** This machine, seen from inside. */
    static final String OUTSIDE = "10.213.39.1";
    static final String INSIDE = "10.213.39.2";

    private static final String NAME = "tercio-test";
    private static final String PLUG_OUTSIDE = "tercio-out";
    private static final String PLUG_INSIDE = "tercio-in";

    private NetworkNamespace() {}

    static NetworkNamespace made() {
        // One that was left over from a run that was killed.
        ip("netns", "del", NAME);
        var network = new NetworkNamespace();
        boolean made = ip("netns", "add", NAME) && ip("link", "add", PLUG_OUTSIDE, "type", "veth", "peer", "name", PLUG_INSIDE, "netns", NAME)
                && ip("addr", "add", OUTSIDE + "/30", "dev", PLUG_OUTSIDE) && ip("link", "set", PLUG_OUTSIDE, "up")
                && ip("-n", NAME, "addr", "add", INSIDE + "/30", "dev", PLUG_INSIDE) && ip("-n", NAME, "link", "set", PLUG_INSIDE, "up")
                && ip("-n", NAME, "link", "set", "lo", "up");
        if (!made) {
            network.close();
        }
        assumeTrue(made, "Left out: a network of its own can only be made by root, with 'ip netns'.");
        return network;
    }

    /** The words that start a command inside. */
    List<String> within() {
        return List.of("ip", "netns", "exec", NAME);
    }

    /** The cable is pulled out: what is sent from inside is lost, and nobody there is told. */
    void cut() {
        set("down");
    }

    void join() {
        set("up");
    }

    private static void set(String state) {
        if (!ip("link", "set", PLUG_OUTSIDE, state)) {
            throw new IllegalStateException("the cable is not " + state);
        }
    }

    /** The output of a command inside; empty if it fails. */
    String said(String... words) {
        var command = new ArrayList<>(within());
        command.addAll(List.of(words));
        try {
            var process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
            var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor() == 0 ? said : "";
        } catch (IOException missing) {
            return "";
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    private static boolean ip(String... words) {
        var command = new ArrayList<>(List.of("ip"));
        command.addAll(List.of(words));
        return SystemCommand.runs(command.toArray(String[]::new));
    }

    @Override
    public void close() {
        ip("netns", "del", NAME);
    }
}

package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;

/** A balancer of Debian, with what starts it before three services by the configuration that the docs give. */
enum Balancer {
    HAPROXY("/usr/sbin/haproxy") {
        @Override
        List<String> command(Path configuration, String text) throws IOException {
            Files.writeString(configuration, text);
            return List.of("/usr/sbin/haproxy", "-db", "-f", configuration.toString());
        }
    },
    NGINX("/usr/sbin/nginx") {
        @Override
        List<String> command(Path configuration, String text) throws IOException {
            var temporary = configuration.getParent();
            Files.writeString(configuration, "worker_processes 1; daemon off; pid " + temporary + "/pid; error_log stderr; events {}\nhttp {\naccess_log off;\n"
                    + "client_body_temp_path " + temporary + "; proxy_temp_path " + temporary + ";\n" + text + "}\n");
            return List.of("/usr/sbin/nginx", "-p", temporary.toString(), "-c", configuration.toString());
        }
    };

    private final Path program;

    Balancer(String program) {
        this.program = Path.of(program);
    }

    abstract List<String> command(Path configuration, String text) throws IOException;

    /** A balancer that runs. */
    record Running(Process process, int port) implements AutoCloseable {

        /** Ends the processes that it has started, too: one that was left would keep what it inherited open, and the build waits for its end. */
        @Override
        public void close() throws InterruptedException {
            var started = process.descendants().toList();
            // Before those that it would start again.
            process.destroyForcibly().waitFor();
            started.forEach(ProcessHandle::destroyForcibly);
        }

        private void awaitAnswer() {
            try (var client = new Client(port)) {
                while (true) {
                    assertThat(process.isAlive()).as("the balancer takes its configuration").isTrue();
                    try {
                        if (client.get("/api/rulesets", null).status() == 200) {
                            return;
                        }
                    } catch (IllegalStateException notYet) {
                        LockSupport.parkNanos(10_000_000);
                    }
                }
            }
        }
    }

    /**
     * Starts it, and waits until it answers.
     *
     * @param ports of the services
     * @param folder for its configuration and its log
     */
    Running startedBefore(List<Integer> ports, Path folder) throws IOException {
        assumeTrue(Files.exists(program), "Left out: " + program + " is not installed.");
        int port = NodeProcess.freePort();
        var running = new Running(new ProcessBuilder(command(folder.resolve("balancer.conf"), configuration(port, ports))).redirectErrorStream(true)
                .redirectOutput(folder.resolve("balancer.log").toFile()).start(), port);
        running.awaitAnswer();
        return running;
    }

    /** The configuration of the docs with the addresses of the test. */
    private String configuration(int port, List<Integer> ports) throws IOException {
        try (var page = Balancer.class.getResourceAsStream("/tercio/docs/operator/balancer.md")) {
            var text = new String(page.readAllBytes(), StandardCharsets.UTF_8);
            var block = Pattern.compile("```" + name().toLowerCase(Locale.ROOT) + "\n(.*?)```", Pattern.DOTALL).matcher(text);
            assertThat(block.find()).isTrue();
            var configuration = block.group(1).replace("bind :8080", "bind 127.0.0.1:" + port).replace("listen 8080", "listen 127.0.0.1:" + port);
            for (int service = 0; service < ports.size(); service++) {
                configuration = configuration.replace("10.0.0." + (service + 1) + ":8080", "127.0.0.1:" + ports.get(service));
            }
            return configuration;
        }
    }
}

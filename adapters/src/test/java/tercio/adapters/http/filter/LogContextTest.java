package tercio.adapters.http.filter;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.joran.spi.JoranException;
import ch.qos.logback.core.status.Status;
import ch.qos.logback.classic.spi.ILoggingEvent;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.slf4j.MDC;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The log names the game and the position of a request, and is JSON where the operator asks for it. */
class LogContextTest {

    private static Map<String, String> during(String path, String... headers) throws ServletException, IOException {
        var request = new MockHttpServletRequest("POST", path);
        for (int at = 0; at < headers.length; at += 2) {
            request.addHeader(headers[at], headers[at + 1]);
        }
        var seen = new HashMap<String, String>();
        new LogContext().doFilter(request, new MockHttpServletResponse(), (asked, answer) -> seen.putAll(MDC.getCopyOfContextMap() == null ? Map.of() : MDC.getCopyOfContextMap()));
        assertThat(MDC.get(LogContext.GAME)).as("after the request").isNull();
        assertThat(MDC.get(LogContext.POSITION)).isNull();
        return seen;
    }

    @Test
    void aRequestAboutAGameHasItsNameInTheLog() throws ServletException, IOException {
        assertThat(during("/api/games/a1b2/commands", "If-Match", "\"12\"")).containsEntry("game", "a1b2").containsEntry("position", "12");
        assertThat(during("/api/games/a1b2")).containsEntry("game", "a1b2").doesNotContainKey("position");
        assertThat(during("/api/games/a1b2/events", "Last-Event-ID", "7")).containsEntry("position", "7");
        assertThat(during("/api/games/a1b2/commands", "If-Match", "12\n13")).doesNotContainKey("position");
        for (var other : new String[] {"/api/games", "/api/rulesets", "/api/games/A%0Ab", "/api/games/a b/x"}) {
            assertThat(during(other)).as(other).doesNotContainKey("game");
        }
    }

    /** The configuration of the log, read again in a context of its own. */
    private static Encoder<ILoggingEvent> encoder(String form, String logger) throws JoranException {
        var context = new LoggerContext();
        var configurator = new JoranConfigurator();
        configurator.setContext(context);
        context.putProperty("tercio.log", form);
        configurator.doConfigure(LogContextTest.class.getResource("/logback.xml"));
        // Logback would print them on the output of the program.
        assertThat(context.getStatusManager().getCopyOfStatusList()).filteredOn(status -> status.getEffectiveLevel() > Status.INFO).isEmpty();
        return ((ConsoleAppender<ILoggingEvent>) context.getLogger(logger).iteratorForAppenders().next()).getEncoder();
    }

    private static String line(Encoder<ILoggingEvent> encoder, Throwable failure) {
        var logger = new LoggerContext().getLogger("tercio.adapters.http.server.ProblemHandler");
        var event = new ch.qos.logback.classic.spi.LoggingEvent(Logger.class.getName(), logger, Level.ERROR, "it {}", failure, new Object[] {"\"failed\"\nhere"});
        event.setMDCPropertyMap(Map.of("game", "a1b2", "position", "12"));
        return new String(encoder.encode(event), StandardCharsets.UTF_8);
    }

    @Test
    void aLineOfJsonHasTheGameAndThePosition() throws JoranException {
        var written = line(encoder("json", org.slf4j.Logger.ROOT_LOGGER_NAME), new IllegalStateException("why"));
        assertThat(written.strip()).doesNotContain("\n");
        JsonNode json = new JsonMapper().readTree(written);
        assertThat(json.path("level").asString()).isEqualTo("ERROR");
        assertThat(json.path("loggerName").asString()).isEqualTo("tercio.adapters.http.server.ProblemHandler");
        assertThat(json.path("formattedMessage").asString()).isEqualTo("it \"failed\"\nhere");
        assertThat(json.at("/mdc/game").asString()).isEqualTo("a1b2");
        assertThat(json.at("/mdc/position").asString()).isEqualTo("12");
        assertThat(json.at("/throwable/message").asString()).isEqualTo("why");
        assertThat(new JsonMapper().readTree(line(encoder("json", "org.axonframework"), new IllegalStateException("why"))).has("throwable")).isFalse();
    }

    @Test
    void otherwiseALineIsForAPerson() throws JoranException {
        assertThat(line(encoder("text", org.slf4j.Logger.ROOT_LOGGER_NAME), null)).matches("(?s)\\d\\d:\\d\\d:\\d\\d\\.\\d{3} ERROR .*ProblemHandler: it \"failed\"\nhere.*");
        assertThat(line(encoder("text", "org.axonframework"), new IllegalStateException("why"))).doesNotContain("IllegalStateException");
    }
}

package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

/** Conditions on the answer to any request, however hostile. */
final class HostileAnswers {

    private static final int UNREADABLE = 417;
    private static final int LEAST_ADVICE = 12;

    private final ApiDocument document;

    HostileAnswers(ApiDocument document) {
        this.document = document;
    }

    /** It is no failure, tells nothing of the program, is described, and a refusal says what would do. */
    void check(HostileRequests.Request request, RawHttp.Reply reply) {
        int status = reply.status();
        assertThat(status < 500 || status == 503 && reply.header("Retry-After").isPresent()).as("%s", status).isTrue();
        assertThat(reply.body()).doesNotContain("\tat ", "Exception:", "java.lang.");
        if (request.method().equals("HEAD")) {
            return;
        }
        if (status >= 400) {
            refusal(reply, status);
        }
        if (request.method().equals(request.operation().method()) && status != 304 && status != 405 && status != UNREADABLE) {
            document.holds(request.operation(), reply, request.toString());
        }
        if (status < 300 && request.way() != Hostility.WRONG_METHOD) {
            taken(request);
        }
    }

    private static void refusal(RawHttp.Reply reply, int status) {
        var problem = reply.problem(status).json();
        assertThat(problem.path("title").asString("")).isNotBlank();
        assertThat(problem.path("detail").asString("")).as("what would do").hasSizeGreaterThan(LEAST_ADVICE);
        problem.path("errors").forEach(error -> {
            assertThat(error.path("message").asString("")).as("%s", error).isNotBlank();
            assertThat(error.path("pointer").isString()).as("%s", error).isTrue();
        });
        switch (status) {
            case 401 -> assertThat(problem.path("detail").asString()).contains("token");
            case 405 -> assertThat(reply.header("Allow")).as("the methods that would do").isPresent();
            case 503 -> assertThat(reply.header("Retry-After")).isPresent();
            default -> { }
        }
    }

    private void taken(HostileRequests.Request request) {
        boolean record = request.operation().path().endsWith("/import");
        // A chain that is made anew writes hashes over the damage, and cannot hold half a character.
        boolean undamaged = request.way() == Hostility.NO_TEXT && !new String(request.body(), StandardCharsets.UTF_8).contains("\\ud");
        assertThat(request.way().spoilsJson() && !undamaged && (!record || request.way() == Hostility.NO_TEXT || request.way() == Hostility.NOT_UTF8)).as("taken though it is spoilt").isFalse();
        var security = request.operation().described().path("security");
        boolean open = security.isEmpty() || security.valueStream().anyMatch(way -> way.isEmpty()) || !request.operation().path().startsWith("/api/games/{id}");
        assertThat(request.foreign() && !open).as("taken with a token that is none of the game's").isFalse();
    }
}

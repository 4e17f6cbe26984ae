package tercio.adapters.http.analysis;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.archive.Archive;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.RequestReader;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.JoinedPerson;
import tercio.adapters.store.JoinedPersons;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Joins the names of games that are one person. */
@RestController
@RequestMapping("/api/analysis/persons")
@Tag(name = "Analysis")
class PersonsController {

    private static final int MOST = 500;
    private static final int LONGEST = 100;
    private static final Set<String> FIELDS = Set.of("identity", "persons");
    private static final Set<String> OF_A_PERSON = Set.of("game", "name");

    private final Archive archive;
    private final AnalysisCallers callers;
    private final GameAccess access;
    private final JoinedPersons joined;
    private final RequestReader reader;

    PersonsController(Archive archive, AnalysisCallers callers, GameAccess access, GameBackend backend, RequestReader reader) {
        this.archive = archive;
        this.callers = callers;
        this.access = access;
        joined = backend.get(JoinedPersons.class);
        this.reader = reader;
    }

    @PostMapping("/join")
    @Operation(summary = "Joins names of games as one person, or takes them apart; for the operator, and for who is host of all these games",
            description = "Two persons of one name in different games are two until somebody joins them. Forks and copies of a game have the persons of the game. An"
                    + " identity of null takes the names apart again.",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(ref = "#/components/schemas/ArchivePersons"))))
    ResponseEntity<Object> join(@RequestBody(required = false) byte[] body, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var sent = reader.object(body);
        unknown(sent, FIELDS, "");
        boolean parting = sent.path("identity").isNull();
        if (!parting) {
            requireName(sent.path("identity"), "/identity");
        }
        var identity = sent.path("identity").asString("").strip();
        var persons = sent.path("persons");
        if (!persons.isArray() || persons.isEmpty() || persons.size() > MOST) {
            throw Problem.malformed("/persons", Sentence.of("kernel.sent.persons").with("most", MOST));
        }
        var names = IntStream.range(0, persons.size()).mapToObj(at -> person(persons.get(at), at, identity)).distinct().toList();
        requireRight(names, authorization);
        requirePlayers(names, authorization);
        if (parting) {
            joined.part(names);
        } else {
            joined.join(names);
        }
        var answer = JsonNodeFactory.instance.objectNode().put("identity", parting ? null : identity);
        var told = answer.putArray("persons");
        names.forEach(each -> told.addObject().put("game", each.game()).put("name", each.name()));
        return ResponseEntity.ok(answer);
    }

    private static JoinedPerson person(JsonNode sent, int at, String identity) {
        var pointer = "/persons/" + at;
        if (!sent.isObject()) {
            throw Problem.malformed(pointer, Sentence.of("kernel.sent.person"));
        }
        unknown(sent, OF_A_PERSON, pointer);
        requireName(sent.path("game"), pointer + "/game");
        requireName(sent.path("name"), pointer + "/name");
        return new JoinedPerson(sent.path("game").asString(), sent.path("name").asString(), identity);
    }

    private static void unknown(JsonNode sent, Set<String> known, String pointer) {
        sent.propertyStream().map(Map.Entry::getKey).filter(name -> !known.contains(name)).findFirst().ifPresent(name -> {
            throw Problem.malformed(pointer + "/" + Problem.shorten(name), Sentence.of("kernel.sent.no-field").with("known", new Text(String.join(", ", known.stream().sorted().toList()))));
        });
    }

    private static void requireName(JsonNode sent, String pointer) {
        if (!sent.isString() || sent.asString().isBlank() || sent.asString().length() > LONGEST) {
            throw Problem.malformed(pointer, Sentence.of("kernel.sent.text").with("most", LONGEST));
        }
    }

    /** The operator joins in all games, a host in the games of which it sends the host's token. */
    private void requireRight(List<JoinedPerson> names, String authorization) {
        if (!callers.isOperator(authorization)) {
            names.stream().map(JoinedPerson::game).distinct().forEach(game -> access.requireHost(game, authorization));
        }
    }

    private void requirePlayers(List<JoinedPerson> names, String authorization) {
        var players = callers.answer(authorization, "persons", names, visible -> archive.persons(visible));
        var known = new HashSet<>(players);
        names.stream().filter(each -> !known.contains(new Archive.Player(each.game(), each.name()))).findFirst().ifPresent(each -> {
            throw Problem.malformed("/persons", Sentence.of("kernel.sent.no-player").with("name", new Text(Problem.shorten(each.name())))
                    .with("game", new Text(Problem.shorten(each.game()))));
        });
    }
}

package tercio.adapters.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.archive.Archive;
import tercio.adapters.archive.ArchiveLimits;
import tercio.adapters.archive.Filters;
import tercio.adapters.archive.GameArchives;
import tercio.adapters.archive.Question;
import tercio.adapters.archive.RefusedQuery;
import tercio.adapters.archive.SavedQuestion;
import tercio.adapters.archive.Written;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.receipt.Receipt;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tools.jackson.databind.json.JsonMapper;

/** Answers a named question. */
@Command(name = "ask", mixinStandardHelpOptions = true, description = "Answer a named question. Without one, list them.")
final class ArchiveAskCommand implements Callable<Integer> {

    /** The figures of a saved question are others now. */
    private static final int OTHER = 1;
    private static final long LARGEST = 4 << 20;

    @Parameters(paramLabel = "QUESTION", arity = "0..1", description = "its id, as in dice or results")
    private String question;

    @Option(names = "--ruleset", description = "only games of these rules")
    private String ruleset;

    @Option(names = "--scenario", description = "only games of this scenario")
    private String scenario;

    @Option(names = "--party", description = "only what is of this party")
    private String party;

    @Option(names = "--person", description = "only what parties did while this person played them")
    private String person;

    @Option(names = "--from", description = "only games made then or later: a day or an instant")
    private String from;

    @Option(names = "--to", description = "only games made then or before: a day or an instant")
    private String to;

    @Option(names = "--game", description = "only this game; may be given several times")
    private List<String> game = List.of();

    @Option(names = "--over", description = "true for games that are over, false for others")
    private String over;

    @Option(names = "--weights", description = "weights of the parts by which decisions are valued, as in ld=2,town=6")
    private String weights;

    @Option(names = "--save", paramLabel = "FILE", description = "write the question with the heads of its records, signed, so that anybody can ask it again")
    private Path save;

    @Option(names = "--saved", paramLabel = "FILE", description = "ask a question that was saved: the same figures, or which record has changed")
    private Path saved;

    @Option(names = "--format", description = "csv or json (default: ${DEFAULT-VALUE})", defaultValue = "csv")
    private String format;

    @Mixin
    private AskedArchive asked;

    @Spec
    private CommandSpec spec;

    private final Supplier<RulebookModules> modules;
    private final Supplier<InstalledRulebooks> library;

    ArchiveAskCommand(Supplier<RulebookModules> modules, Supplier<InstalledRulebooks> library) {
        this.modules = modules;
        this.library = library;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!List.of("csv", "json").contains(format)) {
            throw new RefusedInput(Sentence.of("program.archive.format"));
        }
        var values = values();
        if (saved != null) {
            return again();
        }
        if (question == null) {
            return list();
        }
        if (save != null) {
            return save(values);
        }
        var told = asked.ofService(service -> service.get(path(values)));
        if (told.isPresent()) {
            spec.commandLine().getOut().println(new String(told.get(), StandardCharsets.UTF_8).stripTrailing());
            return 0;
        }
        return asked.with(modules, library, archive -> answer(archive, values));
    }

    private Map<String, List<String>> values() {
        var values = new TreeMap<String, List<String>>();
        put(values, Filters.RULESET, ruleset);
        put(values, Filters.SCENARIO, scenario);
        put(values, Filters.PARTY, party);
        put(values, Filters.PERSON, person);
        put(values, Filters.FROM, from);
        put(values, Filters.TO, to);
        put(values, Filters.OVER, over);
        put(values, Filters.WEIGHTS, weights);
        if (!game.isEmpty()) {
            values.put(Filters.GAME, game);
        }
        return values;
    }

    private static void put(Map<String, List<String>> values, String name, String given) {
        if (given != null) {
            values.put(name, List.of(given));
        }
    }

    private String path(Map<String, List<String>> values) {
        return path(values, format);
    }

    private String path(Map<String, List<String>> values, String as) {
        return "/api/analysis/questions/" + encode(question) + "?format=" + as + values.entrySet().stream()
                .map(filter -> "&" + filter.getKey() + "=" + encode(String.join(",", filter.getValue()))).collect(Collectors.joining());
    }

    private static String encode(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8);
    }

    /** Writes the question with its records into a file. */
    private int save(Map<String, List<String>> values) throws IOException, InterruptedException {
        var told = asked.ofService(service -> service.get(path(values, "saved")));
        if (told.isPresent()) {
            Files.write(save, told.get());
            return 0;
        }
        return asked.with(modules, library, archive -> {
            var named = findQuestion(archive);
            try {
                var signed = archive.questions().save(named, new Filters(values), archive.games()).sign(this::signature, asked::knownKeys);
                Files.writeString(save, signed.json().toPrettyString() + "\n");
                return 0;
            } catch (RefusedQuery refused) {
                throw refusal(refused);
            }
        });
    }

    private Receipt signature(String name, String head) {
        try {
            return asked.signature(name, head);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** Asks a saved question again. */
    private int again() throws IOException, InterruptedException {
        if (Files.size(saved) > LARGEST) {
            throw new RefusedInput(Sentence.of("program.archive.saved-large").with("file", new Text(saved.toString())).with("most", (int) (LARGEST >> 20)));
        }
        var text = Files.readString(saved);
        var told = asked.ofService(service -> service.post("/api/analysis/saved", text));
        if (told.isPresent()) {
            var answer = new JsonMapper().readTree(told.get());
            spec.commandLine().getOut().println(answer.toPrettyString());
            return answer.path("same").asBoolean(false) ? 0 : OTHER;
        }
        return asked.with(modules, library, archive -> {
            try {
                var signed = SavedQuestion.read(text);
                if (archive.questions().find(signed.saved().question()).filter(Question::ofRolls).isPresent()) {
                    archive.compare(() -> false);
                }
                var repeated = archive.questions().repeat(signed, archive.games());
                boolean ours = asked.knownKeys().stream().anyMatch(key -> key.key().equals(signed.receipt().key()));
                spec.commandLine().getOut().println(repeated.table().filter(table -> format.equals("csv")).map(Written::csv).map(String::stripTrailing)
                        .orElseGet(() -> Written.json(repeated, ours, SentenceLanguage.of(spec)).toPrettyString()));
                var inWords = CommandText.of(spec);
                inWords.err().println(inWords.text(repeated.sentence()) + (ours ? "" : " " + inWords.text(Sentence.of("program.archive.other-key").with("key", new Text(signed.receipt().key())))));
                return repeated.same() ? 0 : OTHER;
            } catch (RefusedQuery refused) {
                throw new RefusedInput(GivenFile.atPointer(saved.toString(), refused.reason()), refused);
            }
        });
    }

    /** The questions, which are told without opening any file. */
    private int list() {
        try (var archive = GameArchives.readOnly(Path.of("none"), modules.get().archives(), ArchiveLimits.STANDARD)) {
            archive.questions().all().forEach(each -> spec.commandLine().getOut().println(each.id() + ": " + each.title()));
            return 0;
        }
    }

    private int answer(Archive archive, Map<String, List<String>> values) {
        var out = spec.commandLine().getOut();
        var named = findQuestion(archive);
        try {
            var answer = archive.questions().ask(named, new Filters(values), archive.games());
            out.println((format.equals("csv") ? Written.csv(answer.table()) : Written.json(answer).toPrettyString()).stripTrailing());
            return 0;
        } catch (RefusedQuery refused) {
            throw refusal(refused);
        }
    }

    /** The question, with the exact expectations that it needs. */
    private Question findQuestion(Archive archive) {
        var named = archive.questions().find(question).orElseThrow(() -> new RefusedInput(Sentence.of("program.archive.no-question").with("question", new Text(question))
                .with("known", new Text(archive.questions().all().stream().map(each -> each.id()).collect(Collectors.joining(", "))))));
        if (named.ofRolls()) {
            archive.compare(() -> false);
        }
        return named;
    }

    private static IllegalArgumentException refusal(RefusedQuery refused) {
        return new RefusedInput(refused.parameter().isEmpty() ? refused.reason() : GivenFile.atPointer("--" + refused.parameter(), refused.reason()), refused);
    }
}

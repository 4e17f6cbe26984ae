package tercio.adapters.archive;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The named questions of the archive: those of every game, and those that rulebooks add. It answers them, and saves them for another day. */
public final class NamedQuestions {

    private final Map<String, Question> questions;
    private final Map<String, String> topics = new HashMap<>();
    private final Set<String> parts;
    private final OpenArchive open;
    private final ArchiveLimits limits;
    private final String edition;
    private final SavedQuestions saved;

    /**
     * @param rulebooks each of them once
     * @param edition identifies the program that folds
     */
    NamedQuestions(List<RulebookArchive> rulebooks, OpenArchive open, ArchiveLimits limits, String edition, SavedQuestions saved) {
        this.open = open;
        this.limits = limits;
        this.edition = edition;
        this.saved = saved;
        questions = Stream.concat(KernelQuestions.ALL.stream(), rulebooks.stream().flatMap(each -> each.questions().stream())).distinct()
                .collect(Collectors.toMap(Question::id, each -> each, (one, other) -> one, LinkedHashMap::new));
        rulebooks.forEach(each -> each.questions().forEach(question -> topics.put(question.id(), each.title())));
        parts = rulebooks.stream().flatMap(each -> each.weights().parts().keySet().stream()).collect(Collectors.toCollection(TreeSet::new));
    }

    /** All of them, those of every game first. Nothing is opened. */
    public Collection<Question> all() {
        return Collections.unmodifiableCollection(questions.values());
    }

    /** The question of an id; empty where there is none. */
    public Optional<Question> find(String id) {
        return Optional.ofNullable(questions.get(id));
    }

    /** The heading of a question: the title of the rulebook that brings it; empty for games of every rulebook. */
    public String topic(Question question) {
        return topics.getOrDefault(question.id(), "");
    }

    /**
     * Answers a question.
     *
     * @param games that the caller may see
     * @throws RefusedQuery if a filter does not fit the question, or the answer takes too long
     */
    public Answer ask(Question question, Filters filters, Collection<String> games) {
        var sql = sql(question, filters);
        return open.sessions().ask(games, connection -> {
            var chosen = filters.games();
            var query = new BoundedQuery(limits.longest(), Archive.MOST_ROWS);
            var counted = query.ask(connection, "select head from game where " + (question.ofSessions() && filters.namesSessions() ? "true" : "counted")
                    + (chosen.isEmpty() ? "" : " and " + chosen) + " order by head");
            var table = Significance.withSignificance(question, query.ask(connection, sql));
            return new Answer(question, filters, counted.rows().size(), heads(counted), sql, edition, open.feeding().behind(Set.copyOf(games)), withUnits(question, table));
        });
    }

    /** The SQL of a question. @throws RefusedQuery if a filter does not fit it, or weighs what no rulebook values */
    private String sql(Question question, Filters filters) {
        return check(question, filters).sql(question.template());
    }

    private Filters check(Question question, Filters filters) {
        filters.check(question).weights().keySet().stream().filter(part -> !parts.contains(part)).findFirst().ifPresent(part -> {
            throw new RefusedQuery(Filters.WEIGHTS, Sentence.of("kernel.archive.no-part").with("part", new Text(part)).with("known", new Text(String.join(", ", parts))));
        });
        return filters;
    }

    private static Table withUnits(Question question, Table table) {
        return new Table(table.columns().stream().map(column -> new Table.Column(column.name(), column.type(), question.unit(column.name()))).toList(),
                table.rows(), table.cut());
    }

    private static String heads(Table counted) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            counted.rows().forEach(row -> digest.update((row.getFirst() + "\n").getBytes(StandardCharsets.UTF_8)));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /**
     * Saves a question with the heads of all records behind its answer, ready to be signed.
     *
     * @param games that the caller may see
     * @throws RefusedQuery if a filter does not fit the question, or more records are behind the answer than are saved
     */
    public SavedQuestion save(Question question, Filters filters, Collection<String> games) {
        return saved.save(question, check(question, filters), edition, games);
    }

    /**
     * Asks a saved question again over the records that it was saved with.
     *
     * @param games that the caller may see
     * @throws RefusedQuery if its file is not what was signed
     */
    public SavedQuestion.Repeated repeat(SavedQuestion.Signed signed, Collection<String> games) {
        return saved.repeat(signed, find(signed.saved().question()), edition, games);
    }

    /**
     * The answer as a Parquet file, {@code {id}.parquet}, of the columns that SQL tells, in a folder which the caller deletes.
     *
     * @param games that the caller may see
     * @throws RefusedQuery if a filter does not fit the question
     */
    public Path parquet(Question question, Filters filters, Collection<String> games) {
        return open.parquet(Map.of(question.id(), sql(question, filters)), games);
    }
}

package tercio.domain.ruling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/**
 * The explanations of a rulebook. The table {@code chapters} lists the chapters in order, with the columns {@code file,title};
 * each chapter has a table of its own with the columns {@code rule,tables,edition,text}. A line without an edition is the
 * paragraph of the rule, with the names of its printed tables; one with an edition says what that edition does otherwise.
 */
public final class RuleExplanations {

    /** A rulebook without explanations. */
    public static final RuleExplanations NONE = new RuleExplanations(List.of(), Map.of());

    private final List<ExplainedChapter> chapters;
    private final Map<Citation, RuleExplanation> explanations;

    RuleExplanations(List<ExplainedChapter> chapters, Map<Citation, RuleExplanation> explanations) {
        this.chapters = List.copyOf(chapters);
        this.explanations = Map.copyOf(explanations);
    }

    /** Reads all chapters. A rule that is explained twice, and an edition of a rule without a paragraph, are refused. */
    public static RuleExplanations read(TableSource source) {
        var chapters = new ArrayList<ExplainedChapter>();
        var explanations = new LinkedHashMap<Citation, RuleExplanation>();
        for (var row : source.table("chapters").rows()) {
            var id = row.text("file");
            var rules = chapter(id, source.table(id), explanations);
            chapters.add(new ExplainedChapter(id, row.text("title"), List.copyOf(rules)));
        }
        return new RuleExplanations(chapters, explanations);
    }

    private static Set<Citation> chapter(String chapter, CsvTable table, Map<Citation, RuleExplanation> explanations) {
        var rules = new LinkedHashSet<Citation>();
        for (var row : table.rows()) {
            var rule = Citation.of(row.text("rule"));
            if (row.has("edition")) {
                explanations.put(rule, otherwise(row, explanations.get(rule)));
            } else if (explanations.put(rule, new RuleExplanation(rule, chapter, row.text("text"), names(row.text("tables")), Map.of())) != null) {
                throw row.defect("rule", "the rule is explained twice");
            }
            rules.add(rule);
        }
        return rules;
    }

    private static RuleExplanation otherwise(CsvTable.Row row, RuleExplanation explained) {
        if (explained == null) {
            throw row.defect("edition", "the paragraph of the rule comes before what an edition does otherwise");
        }
        if (explained.editions().containsKey(row.text("edition"))) {
            throw row.defect("edition", "the edition stands twice");
        }
        return explained.withEdition(row.text("edition"), row.text("text"));
    }

    private static List<String> names(String tables) {
        return Arrays.stream(tables.split(" ")).filter(name -> !name.isEmpty()).toList();
    }

    public List<ExplainedChapter> chapters() {
        return chapters;
    }

    /** Finds the explanation of a rule; for a numbered entry of a list without one of its own, that of the list. */
    public Optional<RuleExplanation> find(Citation rule) {
        return Optional.ofNullable(explanations.get(rule)).or(() -> rule.listHead().flatMap(this::find));
    }
}

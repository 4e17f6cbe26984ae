package tercio.domain.eu.scenario;

import java.util.Arrays;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.turn.leader.LeadersAtStart;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;

/** Texts and ids that were sent with a scenario, as arguments of its faults: cut to the length of a name, and as it was sent where a language has no name for it. */
final class Sent {

    private Sent() {}

    static Argument text(Id sent) {
        return new Argument.Text(abbreviate(sent));
    }

    /** A country by its id. */
    static Argument country(CountryId sent) {
        return new Argument.Name("eu.country", abbreviate(sent), abbreviate(sent));
    }

    /** A country by its name, an unknown one with a capital letter. */
    static Argument nation(CountryId sent) {
        return SentenceNames.country(new CountryId(abbreviate(sent)));
    }

    /** A province or a sea zone by its id. */
    static Argument place(SpaceId sent) {
        return new Argument.Name("eu.place", abbreviate(sent), abbreviate(sent));
    }

    /** A leader by his name for players. */
    static Argument leader(LeaderAtStart sent) {
        var kind = LeadersAtStart.kind(sent).word();
        return Arrays.stream(LeaderCategory.values()).filter(category -> category.word().equals(kind)).findFirst()
                .map(category -> SentenceNames.leader(sent.id(), LeadersAtStart.title(sent), category, sent.country()))
                .orElseGet(() -> new Argument.Name("eu.leader", abbreviate(sent.id()), LeadersAtStart.title(sent)));
    }

    /** A leader by the name on his counter. */
    static Argument leaderByCounter(LeaderAtStart sent) {
        return new Argument.Name("eu.leader", abbreviate(sent.id()), ScenarioFaults.abbreviate(sent.name()));
    }

    /** The word of the catalogs for the kind of a leader. */
    static String kind(LeaderAtStart sent) {
        return LeadersAtStart.kind(sent).word().replace('-', '_');
    }

    private static String abbreviate(Id sent) {
        return ScenarioFaults.abbreviate(Id.textOf(sent));
    }
}

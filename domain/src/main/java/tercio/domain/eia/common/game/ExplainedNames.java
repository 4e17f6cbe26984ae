package tercio.domain.eia.common.game;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Powers and fleets as records have them in explanations: in English by their words and ids. */
public final class ExplainedNames {

    private ExplainedNames() {}

    /** A power: {@code great-britain}. */
    public static Argument power(Power power) {
        return new Phrase(Sentence.of("eia.name.power-word").with("power", power.word().replace('-', '_')));
    }

    /** Powers with commas between them: {@code france, russia}. */
    public static Argument powers(List<Power> powers) {
        return CampaignNames.withCommas(powers.stream().map(ExplainedNames::power).toList());
    }

    /** The sequences of a month: {@code [russia, austria], [france]}. */
    public static Sentence.Keyed order(List<List<Power>> order) {
        var first = powers(order.getFirst());
        return order.size() == 1 ? Sentence.of("eia.name.order-group").with("powers", first)
                : Sentence.of("eia.name.order-groups").with("powers", first).with("rest", order(order.subList(1, order.size())));
    }

    /** A fleet: {@code france-fleet-1}. */
    public static Argument fleet(FleetId id, Power owner) {
        return new Phrase(Sentence.of("eia.name.fleet-id").with("id", new Text(id.value())).with("fleet", CampaignNames.fleet(id, owner)));
    }
}

package tercio.domain.eia.common.game;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Powers, provinces, areas, months and factors as arguments of a sentence. */
public final class CampaignNames {

    private CampaignNames() {}

    public static Argument power(Power power) {
        return new Name("eia.nation", power.word(), power.title());
    }

    public static Argument powers(List<Power> powers) {
        return new Items(powers.stream().map(CampaignNames::power).toList());
    }

    /** @param name as it is printed on the map: {@code Bavaria} */
    public static Argument province(String name) {
        return new Name("eia.nation", name.toLowerCase(Locale.ROOT).replace(' ', '-'), name);
    }

    public static Argument area(String area) {
        return new Name("eia.area", area, WarMap.PRINTED.name(area));
    }

    /** {@code October 1805}. */
    public static Argument month(CampaignMonth month) {
        return new Phrase(Sentence.of("eia.name.month").with("month", "m" + month.month()).with("year", new Text(String.valueOf(month.year()))));
    }

    /** A place: in the field of an area, inside its city, or aboard a fleet there. */
    public static Argument location(Location at) {
        return new Phrase(Sentence.of("eia.name.location").with("within", at.within().name().toLowerCase(Locale.ROOT)).with("area", area(at.area())));
    }

    /** {@code 3 infantry and 1 cavalry}. */
    public static Argument factors(Factors factors) {
        return factors.isEmpty() ? new Phrase(Sentence.of("eia.name.no-factors"))
                : new Items(factors.counts().entrySet().stream().<Argument>map(entry -> new Phrase(Sentence.of("eia.name.factors").with("count", entry.getValue())
                        .with("type", entry.getKey().name().toLowerCase(Locale.ROOT)))).toList());
    }

    /** Several, one after the other: {@code a, then b, then c}. */
    public static <T> Argument inOrder(List<T> all, Function<T, Argument> named) {
        Keyed order = null;
        for (var each : all.reversed()) {
            var last = Sentence.of("eia.name.last").with("who", named.apply(each));
            order = order == null ? last : Sentence.of("eia.name.then").with("who", named.apply(each)).with("rest", order);
        }
        return order == null ? new Items(List.of()) : new Phrase(order);
    }
}

package tercio.domain.eia.common.game;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.ConceptNames;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.LeaderCounter;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Powers, provinces, areas, months and factors as arguments of a sentence. */
public final class CampaignNames {

    /** The phrase for a corps whose identity is hidden. */
    static final String HIDDEN_CORPS = "eia.name.hidden-corps";
    /** The phrase for such a corps and its counter. */
    static final String KNOWN_CORPS = "eia.name.known-corps";

    /** The argument of both that names the corps: by its id where it is hidden. */
    static final String CORPS = "corps";

    private static final String FLEET = "-fleet-";

    private CampaignNames() {}

    public static Argument power(Power power) {
        return ConceptNames.power(power);
    }

    public static Argument powers(List<Power> powers) {
        return ConceptNames.powers(powers);
    }

    public static Argument province(ProvinceId id) {
        var name = id.value();
        return new Name("eia.nation", name.toLowerCase(Locale.ROOT).replace(' ', '-'), name);
    }

    /** A land area by its city, or a sea area by its number. */
    public static Argument area(SpaceId sent) {
        var area = orEmpty(sent);
        return WarMap.PRINTED.seaArea(area).<Argument>map(sea -> new Phrase(Sentence.of("eia.name.sea-area").with("number", new Text(area.value())).with("dardanelles", sea.dardanelles())))
                .orElseGet(() -> new Name("eia.area", area.value(), WarMap.PRINTED.name(area)));
    }

    public static Argument areas(List<SpaceId> areas) {
        return new Items(areas.stream().map(CampaignNames::area).toList());
    }

    /** The words for a stay in an area: {@code in Munich}. */
    public static Argument at(SpaceId sent) {
        var area = orEmpty(sent);
        var name = WarMap.PRINTED.name(area);
        return new Phrase(Sentence.of("eia.name.at").with("area", area(area)).with("numbered", !name.isEmpty() && Character.isDigit(name.charAt(name.length() - 1))));
    }

    /** A power or a minor state by its word. */
    public static Argument nation(NationId sent) {
        var nation = NationId.orNone(sent);
        return Power.of(nation).map(CampaignNames::power)
                .orElseGet(() -> new Name("eia.nation", nation.value(), WarMap.PRINTED.nationTitle(nation)));
    }

    /** A corps by its counter: {@code France III}; one whose identity is hidden by what everybody knows: {@code France infantry corps 2}. */
    public static Argument corps(UnitId sent) {
        var id = UnitId.orNone(sent);
        return PrintedCounters.corps(id).<Argument>map(counter -> CorpsAlias.is(id) ? hiddenCorps(id, counter) : new Name("eia.corps", id.value(), counter.title()))
                .orElseGet(() -> new Text(id.value()));
    }

    private static Argument hiddenCorps(UnitId id, CorpsCounter counter) {
        return new Phrase(Sentence.of(HIDDEN_CORPS).with("nation", nation(counter.nation())).with("kind", counter.kind().name().toLowerCase(Locale.ROOT))
                .with("number", new Text(String.valueOf(CorpsAlias.number(id)))).with(CORPS, id.value()));
    }

    /** A corps whose identity was hidden, with its counter: {@code France III (infantry corps 2)}. */
    public static Argument knownCorps(UnitId id, UnitId counter) {
        return corps(id) instanceof Phrase(var hidden) ? new Phrase(withCounter(hidden, counter)) : corps(counter);
    }

    static Keyed withCounter(Keyed hidden, UnitId counter) {
        return new Keyed(KNOWN_CORPS, hidden.arguments()).with(CORPS, corps(counter));
    }

    public static Argument leader(EiaLeaderId id) {
        return new Name("eia.leader", Id.textOf(id), PrintedCounters.leader(id).map(LeaderCounter::name).orElse(Id.textOf(id)));
    }

    public static Argument leaders(List<EiaLeaderId> ids) {
        return new Items(ids.stream().map(CampaignNames::leader).toList());
    }

    /** A counter of cossacks, freikorps or guerillas: {@code Russia's cossack 3}. */
    public static Argument irregular(Irregular piece) {
        return new Phrase(Sentence.of("eia.name.irregular").with("power", power(piece.power())).with("type", piece.type().name().toLowerCase(Locale.ROOT))
                .with("number", new Text(piece.id().value().substring(piece.id().value().lastIndexOf('-') + 1))));
    }

    /** A corps, or a counter of cossacks, freikorps or guerillas that stands on the map. */
    public static Argument piece(EiaState state, UnitId id) {
        var irregular = state.irregulars().get(id);
        return irregular == null ? corps(id) : irregular(irregular);
    }

    /** Whether it is a printed corps, or a counter of cossacks, freikorps or guerillas on the map. */
    public static boolean isPiece(EiaState state, UnitId id) {
        return PrintedCounters.corps(id).isPresent() || state.irregulars().containsKey(id);
    }

    /** A fleet by its number, where the game named it, or by its id: {@code France's fleet 1}. */
    public static Argument fleet(FleetId fleet, Power owner) {
        var id = fleet.value();
        var beginning = owner.word() + FLEET;
        boolean numbered = id.startsWith(beginning) && id.substring(beginning.length()).chars().allMatch(Character::isDigit);
        return new Phrase(Sentence.of("eia.name.fleet").with("owner", power(owner)).with("id", new Text(numbered ? id.substring(beginning.length()) : id)).with("numbered", numbered));
    }

    /** The garrison of a nation: {@code the garrison of Bavaria}. */
    public static Argument garrison(NationId nation) {
        return new Phrase(Sentence.of("eia.name.garrison-of").with("nation", nation(nation)));
    }

    public static Argument pieces(EiaState state, List<UnitId> ids) {
        return new Items(ids.stream().map(id -> piece(state, id)).toList());
    }

    /** A number with one decimal: {@code 2.3}. */
    public static Argument tenths(int tenths) {
        return ConceptNames.tenths(tenths);
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
        return ConceptNames.factors(factors);
    }

    /** A command may lack the name of what it speaks of; its refusal does not. */
    private static SpaceId orEmpty(SpaceId sent) {
        return sent == null ? SpaceId.NONE : sent;
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

    /** A name that is an item of a form by itself. */
    public static Keyed item(Argument what) {
        return Sentence.of("eia.name.item").with("what", what);
    }

    /** A kind of factors: {@code infantry}. */
    public static Keyed factorType(FactorType type) {
        return ConceptNames.factorType(type);
    }

    /** The fault of a number of factors that a piece does not have: {@code France III has 2 infantry here, not 5}. */
    public static Keyed fewerFactors(Argument piece, FactorType type, int held, int count) {
        return Sentence.of("eia.refused.fewer-factors").with("piece", piece).with("held", held).with("type", factorType(type)).with("count", count);
    }

    /** A corps or a counter with its area: {@code France II in Mainz}. */
    public static Keyed pieceIn(Argument piece, SpaceId area) {
        return Sentence.of("eia.name.piece-in").with("piece", piece).with("at", at(area));
    }

    /** Several with commas between them, the last one too: {@code a, b, c}. */
    public static Argument withCommas(List<Argument> all) {
        if (all.isEmpty()) {
            return new Items(List.of());
        }
        var last = all.getLast();
        for (int at = all.size() - 2; at >= 0; at--) {
            last = new Phrase(Sentence.of("eia.name.comma").with("first", all.get(at)).with("rest", last));
        }
        return last;
    }
}

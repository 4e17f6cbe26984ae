package tercio.projections.eia;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.map.SpaceId;
import tercio.projections.sentence.ViewText;

/**
 * A corps, or a counter of cossacks, freikorps or guerillas, for display.
 *
 * @param name its title in a sentence: {@code France III}
 * @param label as printed on the counter: {@code III}
 * @param power the word of the power that moves it
 * @param nation the word of the power or minor state whose counter it is
 * @param kind the kind of its counter: {@code infantry}, {@code guard}, {@code cossack}
 * @param within {@code field}, {@code city} or {@code aboard}
 * @param factors {@code null} where the viewer may not see them
 * @param strength its factors in a few words; {@code null} where they are hidden
 * @param leaders those who stand with it
 * @param allowance its movement allowance under the power that moves it; {@code null} for a counter without one on it
 * @param spent the movement points that it used this month
 * @param upkeep its kind of supply this month: {@code open}, {@code foraged}, {@code depot}, ...
 * @param besieging whether it stands before a city that its power besieges
 * @param besieged whether it is inside a city that is besieged
 * @param identity the knowledge of its identity in a game with hidden identities: {@code hidden} from this viewer, {@code own} if its power alone knows it, {@code revealed}; else {@code null}
 * @param counter the id of its counter where identities are hidden and the viewer knows it; else {@code null}
 * @param counterName the title of that counter: {@code France III}
 */
public record CorpsView(UnitId id, ViewText name, String label, String power, NationId nation, String kind, SpaceId area, String within, FactorsView factors,
        ViewText strength, List<CommanderView> leaders, Integer allowance, int spent, boolean forcedMarch, boolean moved, String upkeep,
        boolean fought, boolean besieging, boolean besieged, String identity, UnitId counter, ViewText counterName) {

    /** All corps and irregulars in an area, corps first. */
    static List<CorpsView> in(EiaState board, SpaceId area) {
        var views = new ArrayList<CorpsView>();
        for (var place : List.of(Location.field(area), Location.city(area), Location.aboard(area))) {
            var corps = board.corpsAt(place);
            corps.forEach(each -> views.add(of(board, each, corps)));
            board.irregularsAt(place).forEach(each -> views.add(of(board, each)));
        }
        return List.copyOf(views);
    }

    /** A corps with the leaders who stand with it. */
    static CorpsView of(EiaState board, Corps corps) {
        return of(board, corps, board.corpsAt(corps.at()));
    }

    private static CorpsView of(EiaState board, Corps corps, List<Corps> there) {
        var leaders = leaders(board, corps, there).stream().map(leader -> CommanderView.of(board.charts(), leader)).toList();
        var counter = board.charts().corps(corps.counter());
        boolean french = corps.power() == Power.FRANCE;
        return view(board, corps, corps.id(), ViewText.label(CampaignNames.piece(board, corps.id())), label(corps, counter), corps.power(), corps.nation(), word(counter.kind()), corps.at(), corps.factors(), leaders,
                french ? counter.frenchMovement() : counter.movement(), corps.journey());
    }

    /**
     * The leaders shown with a corps. The leaders at a place, the senior one first, are distributed among the corps of their power there in
     * turn; without one, to the first corps.
     */
    private static List<LeaderPiece> leaders(EiaState board, Corps corps, List<Corps> there) {
        var with = new ArrayList<LeaderPiece>();
        var number = new EnumMap<Power, Integer>(Power.class);
        for (var leader : board.leadersAt(corps.at()).stream().sorted(Comparator.comparing(piece -> board.charts().leader(piece.id()).seniority())).toList()) {
            var own = there.stream().filter(each -> each.power() == leader.power()).toList();
            int turn = number.merge(leader.power(), 1, Integer::sum) - 1;
            if ((own.isEmpty() ? there.getFirst() : own.get(turn % own.size())).id().equals(corps.id())) {
                with.add(leader);
            }
        }
        return with;
    }

    /** A counter of cossacks, freikorps or guerillas. */
    static CorpsView of(EiaState board, Irregular piece) {
        return view(board, null, piece.id(), ViewText.label(CampaignNames.irregular(piece)), piece.id().value(), piece.power(), piece.power().nation(), piece.type().word(), piece.at(),
                Optional.of(Factors.of(piece.type(), 1)), List.of(), null, piece.journey());
    }

    /** The name on its counter; the number of a corps whose identity is hidden. */
    private static String label(Corps corps, CorpsCounter counter) {
        return CorpsAlias.is(counter.id()) ? String.valueOf(CorpsAlias.number(corps.id())) : counter.name();
    }

    private static String identity(Corps corps) {
        return corps == null || corps.identity().isEmpty() ? null : !corps.isIdentityHidden() ? "revealed" : corps.counter().equals(corps.id()) ? "hidden" : "own";
    }

    /** The counter of a corps whose identity was hidden and is known to the viewer. */
    private static Optional<CorpsCounter> counter(Corps corps) {
        return Optional.ofNullable(corps).map(Corps::counter).filter(counter -> !counter.equals(corps.id())).flatMap(PrintedCounters::corps);
    }

    private static CorpsView view(EiaState board, Corps corps, UnitId id, ViewText name, String label, Power power, NationId nation, String kind, Location at,
            Optional<Factors> factors, List<CommanderView> leaders, Integer allowance, Journey journey) {
        var besiegers = board.city(at.area()).map(city -> city.besiegers()).orElse(List.of());
        return new CorpsView(id, name, label, power.word(), nation, kind, at.area(), word(at.within()), FactorsView.of(factors),
                factors.map(held -> ViewText.label(CampaignNames.factors(held))).orElse(null), leaders, allowance, journey.spent(), journey.forcedMarch(), !journey.entered().isEmpty(),
                upkeep(journey.upkeep()), journey.fought(), at.inField() && besiegers.contains(power), at.inCity() && !besiegers.isEmpty(),
                identity(corps), counter(corps).map(CorpsCounter::id).orElse(null), counter(corps).map(known -> ViewText.label(CampaignNames.corps(known.id()))).orElse(null));
    }

    private static String upkeep(Upkeep upkeep) {
        return word(upkeep);
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

package tercio.domain.eia.movement.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.map.AreaBorder;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.AreaEntry;
import tercio.domain.eia.movement.MarchCosts;
import tercio.domain.eia.movement.MarchReadings;
import tercio.domain.eia.supply.line.play.Crossings;
import tercio.domain.game.Refusal;
import tercio.domain.map.Border;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Reading;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Movement of one power's pieces: open steps, their costs, and areas where a corps must stop. Answers are cached, so that all
 * questions about one board share one instance.
 */
final class MarchGround {

    /**
     * An open step.
     *
     * @param points its cost in movement points
     */
    record Pace(Border<AreaBorder> way, int points) {
        SpaceId to() {
            return way.to();
        }
    }

    private final EiaWarView board;
    private final Power power;
    private final Map<SpaceId, List<Pace>> paces = new HashMap<>();
    private final Map<SpaceId, Optional<Refusal>> closed = new HashMap<>();
    private List<Corps> hungry;

    MarchGround(EiaWarView board, Power power) {
        this.board = board;
        this.power = power;
    }

    EiaWarView board() {
        return board;
    }

    /** The corps of the power that must forage before another one moves. */
    List<Corps> hungry() {
        if (hungry == null) {
            hungry = ForageTime.hungry(board, power);
        }
        return hungry;
    }

    /** The reason why a piece cannot step from one area into the other; empty if it can. */
    Optional<Refusal> stepRefusal(SpaceId from, SpaceId to) {
        var way = board.map().way(from, to);
        if (way.isEmpty()) {
            return refusal("EIA-7.3.1", board.map().area(to).isEmpty() ? Sentence.of("eia.refused.no-area").with("area", new Text(to.value()))
                    : Sentence.of("eia.refused.not-next").with("area", CampaignNames.area(to)).with("from", CampaignNames.area(from)));
        }
        return Crossings.whyClosed(board, power, way.get()).flatMap(why -> refusal("EIA-7.3.1.3.3", why)).or(() -> areaRefusal(to));
    }

    /** The reason why pieces of the power cannot enter an area at all; empty if they can. */
    Optional<Refusal> areaRefusal(SpaceId area) {
        return closed.computeIfAbsent(area, to -> TerritoryAccess.whyClosed(board, power, to).flatMap(why -> refusal(TerritoryAccess.RULE, why))
                .or(() -> SecondAlly.refusal(board, power, to)));
    }

    /** The steps out of an area that a piece can take. */
    List<Pace> steps(SpaceId from) {
        var known = paces.get(from);
        if (known == null) {
            known = Crossings.openFrom(board, power, from).stream().filter(way -> areaRefusal(way.to()).isEmpty())
                    .map(way -> new Pace(way, cost(way).total())).toList();
            paces.put(from, known);
        }
        return known;
    }

    /** The step between two areas; empty where it is not open. */
    Optional<Pace> step(SpaceId from, SpaceId to) {
        return steps(from).stream().filter(pace -> pace.to().equals(to)).findFirst();
    }

    /** Cost of a step. */
    AppliedModifiers cost(Border<AreaBorder> way) {
        return MarchCosts.of(new AreaEntry(board.area(way.to()).terrain(), way.kind(), hasCorpsBehindRiver(way.to())));
    }

    private boolean hasCorpsBehindRiver(SpaceId area) {
        return isOn(MarchReadings.RIVER_BEFORE_CITY) ? !board.unbesiegedEnemyCorps(power, area).isEmpty()
                : !board.enemyCorpsInField(power, area).isEmpty();
    }

    /** Whether a corps that enters an area must stop there (EIA-7.3.2.1, EIA-7.3.7.1). */
    boolean mustStop(SpaceId area) {
        return isOn(MarchReadings.STOP_AT_CITY) ? !board.unbesiegedEnemyCorps(power, area).isEmpty()
                : !board.enemyCorpsInField(power, area).isEmpty();
    }

    private boolean isOn(Reading reading) {
        return board.state().readings().is(reading, Reading.ON);
    }

    /** Whether the garrison of an enemy depot in an area decides before a piece that enters goes on (EIA-7.3.6.2). */
    boolean mustAwaitDepot(SpaceId area) {
        return board.depotInField(area).filter(depot -> board.atWar(power, depot.power()) && !depot.garrison().isEmpty()
                && board.state().power(depot.power()).isPresent()).isPresent();
    }

    /** Whether enemies stand in the field of an area who must be attacked by a corps that ends its movement there. */
    boolean hasEnemiesToAttack(SpaceId area) {
        return !board.enemyCorpsInField(power, area).isEmpty()
                || board.enemyIrregularsInField(power, area).stream().anyMatch(piece -> !piece.isGuerilla())
                || board.depotInField(area).filter(depot -> board.atWar(power, depot.power()) && !depot.garrison().isEmpty()).isPresent();
    }

    /** Obstacle that a piece crosses with a step. */
    static Crossed crossingOf(Border<AreaBorder> way) {
        return switch (way.kind()) {
            case AreaBorder.Arrow arrow -> Crossed.ARROW;
            case AreaBorder.Land land when land.river() -> Crossed.RIVER;
            default -> Crossed.NOTHING;
        };
    }

    private static Optional<Refusal> refusal(String rule, Sentence detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}

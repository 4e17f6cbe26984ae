package tercio.domain.eu.ahead;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.battle.BattleForecast;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Meetings;
import tercio.domain.eu.play.battle.BattleOutlook;
import tercio.domain.eu.play.battle.Engagements;
import tercio.domain.eu.play.cargo.Cargo;
import tercio.domain.eu.play.leader.ViziersValues;
import tercio.domain.eu.play.siege.SiegeAhead;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * The figures of a foreseen landing: the troops that come ashore, the battle there and the siege that begins
 * (EU-SEA-TRANSPORT).
 */
final class LandingFigures {

    private static final String NO_SIEGE = "no-siege";
    private static final String NO_BATTLE = "none";

    /** The battle on the beach, with the side of the troops; without odds where a commander has no values yet. */
    private record Ashore(Side side, Optional<Forecast> odds) {}

    private final Trip trip;
    private final EuMap map;
    private final EuTables tables;
    private final BattleOutlook battles;
    private final Map<EuState, Optional<Ashore>> known = new HashMap<>();

    LandingFigures(Trip trip, EuMap map, EuTables tables) {
        this.trip = trip;
        this.map = map;
        this.tables = tables;
        battles = new BattleOutlook(tables);
    }

    Forecast of(Distribution<VoyageEnd> ends, Forecast before) {
        var boards = ends.map(VoyageEnd::board);
        var forecast = before.of("landing", troops().country())
                .with("landing/lands", boards.map(board -> landed(board).isPresent()))
                .with("landing/lostAtSeaLd", boards.map(this::lostAtSea))
                .with("landing/intercepted", boards.map(this::intercepted))
                .with("landing/siege", boards.map(this::besieges));
        if (boards.outcomes().stream().allMatch(board -> ashore(board).flatMap(Ashore::odds).isPresent() == ashore(board).isPresent())) {
            forecast = forecast.with("landing/battle", boards.then(board -> ashore(board).map(this::won).orElse(Distribution.certain(NO_BATTLE))))
                    .with("landing/lostLd", boards.then(board -> lostOnLand(board).map(lost -> lost + lostAtSea(board))));
        }
        return forecast.with("landing/undermining", boards.then(this::undermining));
    }

    private Stack troops() {
        return trip.troops().orElseThrow();
    }

    private String province() {
        return trip.landing().orElseThrow();
    }

    private Board on(EuState state) {
        return new Board(state, map, tables);
    }

    private Optional<Stack> landed(EuState state) {
        return state.stack(troops().id()).filter(ashore -> ashore.province().equals(province()));
    }

    /** The LD lost at sea, from those left aboard, or ashore before any battle there. */
    private int lostAtSea(EuState state) {
        int left = state.stack(troops().id()).map(Stack::ld)
                .or(() -> state.fleet(trip.stack().id()).flatMap(ships -> ships.aboard().stream().findFirst()
                        .map(aboard -> Cargo.fitting(on(state), ships, aboard, Cargo.capacity(on(state), ships.ships())).allLd())))
                .orElse(0);
        return troops().ld() - left;
    }

    // --- The battle --------------------------------------------------------------------------------------------------

    private Optional<Engagement> engaged(EuState state) {
        return Engagements.current(state).filter(engagement -> engagement.province().equals(province()));
    }

    private boolean intercepted(EuState state) {
        return state.phase() instanceof Phase.Movement movement && movement.move() != null && movement.move().stack().equals(troops().id())
                && !movement.move().interceptors().isEmpty();
    }

    private Optional<Ashore> ashore(EuState state) {
        return known.computeIfAbsent(state, this::fought);
    }

    private Optional<Ashore> fought(EuState state) {
        var landed = landed(state);
        if (landed.isEmpty() || landed.get().besieged()) {
            return Optional.empty();
        }
        var board = on(state);
        int alliance = state.allianceOf(troops());
        boolean known = ViziersValues.without(state, Stream.concat(board.field(province(), alliance).stream(), board.enemiesInField(province(), alliance).stream())
                .flatMap(stack -> stack.leaders().stream()).toList()).isEmpty();
        if (engaged(state).isPresent()) {
            var phasing = engaged(state).get().phasing().stream().anyMatch(each -> each.stack().equals(troops().id()));
            return Optional.of(new Ashore(phasing ? Side.PHASING : Side.NON_PHASING, known ? battles.joined(board, province()) : Optional.empty()));
        }
        var enemies = Meetings.adversaries(board, province(), alliance);
        if (enemies.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Ashore(Side.PHASING, known && enemies.size() == 1
                ? Optional.of(battles.between(board, province(), alliance, enemies.getFirst())) : Optional.empty()));
    }

    private Distribution<String> won(Ashore ashore) {
        return ashore.odds().orElseThrow().figures().get("winner")
                .map(winner -> winner.equals(ashore.side().word()) ? "won" : winner.equals(NO_BATTLE) ? "undecided" : "lost");
    }

    private Distribution<Integer> lostOnLand(EuState state) {
        return ashore(state).flatMap(Ashore::odds).isEmpty() ? Distribution.certain(0)
                : ashore(state).get().odds().get().figures().get(BattleForecast.path(ashore(state).get().side(), "lossesLd")).map(lost -> (Integer) lost);
    }

    // --- The siege ---------------------------------------------------------------------------------------------------

    /** Whether the troops besiege the fortress at once: nobody fights them first. */
    private boolean besieges(EuState state) {
        var landed = landed(state);
        return landed.isPresent() && !landed.get().besieged() && ashore(state).isEmpty() && on(state).enemyFortress(province(), state.allianceOf(troops()))
                && state.fortress(province()).level() > 0;
    }

    /** The first round of undermining, before any attrition of the siege. */
    private Distribution<Object> undermining(EuState state) {
        var siege = besieges(state) ? SiegeAhead.undermining(on(state), province()) : Optional.<Forecast>empty();
        return siege.<Distribution<Object>>map(odds -> odds.figures().get("undermining/result").map(value -> value)).orElse(Distribution.certain(NO_SIEGE));
    }
}

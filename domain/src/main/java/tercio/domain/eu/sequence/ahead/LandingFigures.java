package tercio.domain.eu.sequence.ahead;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.BattleForecast;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.play.BattleForecaster;
import tercio.domain.eu.land.battle.play.Engagements;
import tercio.domain.eu.land.siege.play.MarchSiegeOdds;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.turn.leader.play.ViziersValues;
import tercio.domain.map.SpaceId;
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
    private record BattleAshore(Side side, Optional<Forecast> odds) {}

    private final ForeseenVoyage trip;
    private final EuMap map;
    private final EuTables tables;
    private final BattleForecaster battles;
    private final Map<EuState, Optional<BattleAshore>> known = new HashMap<>();

    LandingFigures(ForeseenVoyage trip, EuMap map, EuTables tables) {
        this.trip = trip;
        this.map = map;
        this.tables = tables;
        battles = new BattleForecaster(tables);
    }

    Forecast of(Distribution<VoyageEnd> ends, Forecast before) {
        var boards = ends.map(VoyageEnd::board);
        var forecast = before.withParty("landing", troops().country().value())
                .with("landing/lands", boards.map(board -> troopsAshore(board).isPresent()))
                .with("landing/lostAtSeaLd", boards.map(this::lostAtSea))
                .with("landing/intercepted", boards.map(this::isIntercepted))
                .with("landing/siege", boards.map(this::besieges));
        if (boards.outcomes().stream().allMatch(board -> battleAshore(board).flatMap(BattleAshore::odds).isPresent() == battleAshore(board).isPresent())) {
            forecast = forecast.with("landing/battle", boards.then(board -> battleAshore(board).map(this::resultFor).orElse(Distribution.certain(NO_BATTLE))))
                    .with("landing/lostLd", boards.then(board -> lostOnLand(board).map(lost -> lost + lostAtSea(board))));
        }
        return forecast.with("landing/undermining", boards.then(this::undermining));
    }

    private Stack troops() {
        return trip.troops().orElseThrow();
    }

    private SpaceId province() {
        return trip.landingProvince().orElseThrow();
    }

    private WarView on(EuState state) {
        return new WarView(state, map, tables);
    }

    private Optional<Stack> troopsAshore(EuState state) {
        return state.stack(troops().id()).filter(ashore -> ashore.province().equals(province()));
    }

    /** The LD lost at sea, from those left aboard, or ashore before any battle there. */
    private int lostAtSea(EuState state) {
        int left = state.stack(troops().id()).map(Stack::ld)
                .or(() -> state.fleet(trip.stack().id()).flatMap(ships -> ships.aboard().stream().findFirst()
                        .map(aboard -> Cargo.largestThatFits(on(state), ships, aboard, Cargo.capacity(on(state), ships.ships())).allLd())))
                .orElse(0);
        return troops().ld() - left;
    }

    // --- The battle --------------------------------------------------------------------------------------------------

    private Optional<Engagement> engagementAshore(EuState state) {
        return Engagements.current(state).filter(engagement -> engagement.province().equals(province()));
    }

    private boolean isIntercepted(EuState state) {
        return state.phase() instanceof Movement movement && movement.move().filter(move -> move.stack().equals(troops().id()) && !move.interceptors().isEmpty()).isPresent();
    }

    private Optional<BattleAshore> battleAshore(EuState state) {
        return known.computeIfAbsent(state, this::computeBattleAshore);
    }

    private Optional<BattleAshore> computeBattleAshore(EuState state) {
        var landed = troopsAshore(state);
        if (landed.isEmpty() || landed.get().besieged()) {
            return Optional.empty();
        }
        var board = on(state);
        var alliance = state.allianceOf(troops());
        boolean known = ViziersValues.viziersWithout(state, Stream.concat(board.stacksInField(province(), alliance).stream(), board.enemiesInField(province(), alliance).stream())
                .flatMap(stack -> stack.leaders().stream()).toList()).isEmpty();
        if (engagementAshore(state).isPresent()) {
            var phasing = engagementAshore(state).get().phasing().stream().anyMatch(each -> each.stack().equals(troops().id()));
            return Optional.of(new BattleAshore(phasing ? Side.PHASING : Side.NON_PHASING, known ? battles.ofJoinedBattle(board, province()) : Optional.empty()));
        }
        var enemies = Meetings.adversaries(board, province(), alliance);
        if (enemies.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new BattleAshore(Side.PHASING, known && enemies.size() == 1
                ? Optional.of(battles.between(board, province(), alliance, enemies.getFirst())) : Optional.empty()));
    }

    private Distribution<String> resultFor(BattleAshore ashore) {
        return ashore.odds().orElseThrow().figures().get("winner")
                .map(winner -> winner.equals(ashore.side().word()) ? "won" : winner.equals(NO_BATTLE) ? "undecided" : "lost");
    }

    private Distribution<Integer> lostOnLand(EuState state) {
        return battleAshore(state).flatMap(BattleAshore::odds).isEmpty() ? Distribution.certain(0)
                : battleAshore(state).get().odds().get().figures().get(BattleForecast.path(battleAshore(state).get().side(), "lossesLd")).map(lost -> (Integer) lost);
    }

    // --- The siege ---------------------------------------------------------------------------------------------------

    /** Whether the troops besiege the fortress at once: nobody fights them first. */
    private boolean besieges(EuState state) {
        var landed = troopsAshore(state);
        return landed.isPresent() && !landed.get().besieged() && battleAshore(state).isEmpty() && on(state).hasEnemyFortress(province(), state.allianceOf(troops()))
                && state.fortress(province()).level() > 0;
    }

    /** The first round of undermining, before any attrition of the siege. */
    private Distribution<Object> undermining(EuState state) {
        var siege = besieges(state) ? MarchSiegeOdds.undermining(on(state), province()) : Optional.<Forecast>empty();
        return siege.<Distribution<Object>>map(odds -> odds.figures().get("undermining/result").map(value -> value)).orElse(Distribution.certain(NO_SIEGE));
    }
}

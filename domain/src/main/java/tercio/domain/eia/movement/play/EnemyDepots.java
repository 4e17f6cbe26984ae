package tercio.domain.eia.movement.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.MovementDuty.ThreatenedDepot;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.MarchCommand.AnswerDepotThreat;
import tercio.domain.eia.movement.play.MarchCommand.ConvertDepot;
import tercio.domain.eia.movement.play.MarchCommand.DestroyDepot;
import tercio.domain.eia.supply.line.play.DepotCounters;
import tercio.domain.eia.supply.line.play.DepotGarrison;
import tercio.domain.eia.supply.line.play.SupplyChains;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Enemy depots in an area that a piece enters (EIA-7.3.6). */
final class EnemyDepots {

    static final String RULE = "EIA-7.3.6.1";
    static final String GARRISONED = "EIA-7.3.6.2";

    private record EnteringPiece(Power power, Location at, Journey journey, String title) {}

    private EnemyDepots() {}

    /** Asks the owner of a garrisoned depot in an area that an enemy piece entered. */
    static void threaten(EiaCommandRun play, Power power, UnitId piece, SpaceId area) {
        if (new MarchGround(play.board(), power).mustAwaitDepot(area)) {
            var depot = play.board().depotInField(area).orElseThrow();
            play.emit(new MarchEvent.DepotThreatened(depot.power(), depot.at(), piece));
        }
    }

    static Execution answer(EiaCommandRun play, AnswerDepotThreat command) {
        var board = play.board();
        if (board.state().duties().isEmpty() || !(board.state().duties().getFirst() instanceof ThreatenedDepot threat)
                || threat.power() != command.power()) {
            return EiaCommandRun.refuse(GARRISONED, Sentence.of("eia.refused.no-threat").with("who", CampaignNames.power(command.power())));
        }
        if (!command.destroy()) {
            play.emit(new MarchEvent.DepotHeld(threat.power(), threat.depot()));
            return EiaCommandRun.success();
        }
        var depot = board.state().depotAt(threat.depot()).orElseThrow();
        var transferred = DepotGarrison.transferable(board, depot);
        play.emit(new MarchEvent.DepotGivenUp(threat.power(), threat.depot(), transferred, depot.garrison().minus(transferred),
                enteringPiece(board, threat.entering()).orElseThrow().power()));
        return EiaCommandRun.success();
    }

    /** The answers of the owner of a threatened depot. */
    static List<Option> answers(EiaWarView board, ThreatenedDepot threat) {
        var depot = board.state().depotAt(threat.depot()).orElseThrow();
        var transferred = DepotGarrison.transferable(board, depot);
        var lost = depot.garrison().minus(transferred);
        return List.of(new Option(Sentence.of("eia.march.to-hold-depot"), new AnswerDepotThreat(threat.power(), false)),
                new Option(Sentence.of("eia.march.to-give-up-depot").with("lost", lost.total()).with("factors", CampaignNames.factors(lost)),
                        new AnswerDepotThreat(threat.power(), true)));
    }

    static Execution destroy(EiaCommandRun play, DestroyDepot command) {
        var board = play.board();
        var depot = depotInReach(board, command.power(), command.piece());
        if (depot.isEmpty()) {
            return EiaCommandRun.refuse(noDepotRefusal(command.power(), command.piece()));
        }
        play.emit(new MarchEvent.DepotDestroyed(command.piece(), depot.get().at(), depot.get().power()));
        return EiaCommandRun.success();
    }

    static Execution convert(EiaCommandRun play, ConvertDepot command) {
        var board = play.board();
        var depot = depotInReach(board, command.power(), command.piece());
        if (depot.isEmpty()) {
            return EiaCommandRun.refuse(noDepotRefusal(command.power(), command.piece()));
        }
        if (!canConvert(board, command.power(), depot.get())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.depot-useless").with("who", CampaignNames.power(command.power())),
                    options(board, command.power(), command.piece()));
        }
        play.emit(new MarchEvent.DepotConverted(command.piece(), depot.get().at(), depot.get().power(), command.power()));
        return EiaCommandRun.success();
    }

    private static Refusal noDepotRefusal(Power power, UnitId piece) {
        return Refusal.of(RULE, Sentence.of("eia.refused.no-depot-entered").with("piece", new Text(String.valueOf(piece))).with("who", CampaignNames.power(power)));
    }

    /**
     * Whether the depot would be a supply source, or extend a chain, and the power has a counter for it. Outside its own territory
     * the power needs an unbesieged corps there, as for a new depot (EIA-7.2.3.3.2): cossacks and freikorps alone take none over.
     */
    static boolean canConvert(EiaWarView board, Power power, Depot depot) {
        boolean held = board.isOwnTerritory(power, depot.at().area()) || !board.corpsInField(depot.at().area(), corps -> corps.power() == power).isEmpty();
        return held && SupplyChains.withDepot(board, power, depot.at()).isValid(depot.at()) && DepotCounters.areLeft(board, power);
    }

    /** The ungarrisoned enemy depot in the area that a piece entered this month; empty where there is none. */
    private static Optional<Depot> depotInReach(EiaWarView board, Power power, UnitId piece) {
        return enteringPiece(board, piece).filter(found -> found.power() == power && found.at().inField())
                .filter(found -> !found.journey().entered().isEmpty())
                .flatMap(found -> board.depotInField(found.at().area()))
                .filter(depot -> board.atWar(power, depot.power()) && depot.garrison().isEmpty());
    }

    private static Optional<EnteringPiece> enteringPiece(EiaWarView board, UnitId piece) {
        return board.state().findCorps(piece).map(corps -> new EnteringPiece(corps.power(), corps.at(), corps.journey(), corps.title()))
                .or(() -> Optional.ofNullable(board.state().irregulars().get(piece))
                        .map(counter -> new EnteringPiece(counter.power(), counter.at(), counter.journey(), counter.title())));
    }

    /** The options of a piece for the enemy depot of its area. */
    private static Sentence.Keyed enemyDepot(String key, Depot depot) {
        return Sentence.of(key).with("owner", CampaignNames.power(depot.power())).with("at", CampaignNames.at(depot.at().area()));
    }

    static List<Option> options(EiaWarView board, Power power, UnitId piece) {
        var options = new ArrayList<Option>();
        depotInReach(board, power, piece).ifPresent(depot -> {
            options.add(new Option(enemyDepot("eia.march.to-destroy-depot", depot), new DestroyDepot(power, piece)));
            if (canConvert(board, power, depot)) {
                options.add(new Option(enemyDepot("eia.march.to-take-depot", depot), new ConvertDepot(power, piece)));
            }
        });
        return options;
    }
}

package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.land.battle.Side;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.ruling.Step;

/** Describes battles at sea in words. */
record SeaFightNarration(EuState board) {

    String of(SeaFightEvent event, List<Step> explanation) {
        return switch (event) {
            case SeaFightEvent.SeaBattleJoined e -> stacks(e.phasing()) + (e.phasing().size() > 1 ? " meet " : " meets ") + stacks(e.nonPhasing()) + " in " + PlaceName.of(e.zone())
                    + (e.interception() ? ": an interception battle." : ": a battle.");
            case SeaFightEvent.EvasionAtSeaRolled e -> side(Side.NON_PHASING) + (e.success() ? " evades to " : " does not manage to evade to ") + PlaceName.of(e.port())
                    + SpokenNames.roll(explanation) + ".";
            case SeaFightEvent.SeaBattleAccepted e -> "The battle in " + PlaceName.of(e.zone()) + " is accepted.";
            case SeaFightEvent.FirstLineChosen e -> Nation.of(e.country()) + " puts the " + said(e.line()) + " into the first line.";
            case SeaFightEvent.FirstLinesAwaited e -> "In " + PlaceName.of(e.zone()) + " " + String.join(" and ", e.countries().stream().map(Nation::of).toList())
                    + " choose their first lines in secret.";
            case SeaFightEvent.FirstLineSealed e -> Nation.of(e.country()) + " has chosen its first line.";
            case SeaFightEvent.FirstLinesFormed e -> "In " + PlaceName.of(e.zone()) + " " + said(e.phasing()) + " meet " + said(e.nonPhasing()) + ".";
            case SeaBattleFought e -> fought(e);
            case SeaFightEvent.WithdrewWithWind e -> side(e.side()) + " withdraws with the wind.";
            case SeaFightEvent.ShipsCaptured e -> stack(e.joins()) + " captures " + FleetTitle.ships(e.ships())
                    + (e.seized() + e.sunk() == 0 ? "." : "; " + e.seized() + " ducats are seized and " + e.sunk() + " are sunk.");
            case SeaFightEvent.ShipsLostInBattle e when e.stacks().isEmpty() -> side(e.side()) + " loses no ships.";
            case SeaFightEvent.ShipsLostInBattle e -> e.stacks().stream().map(hit -> stack(hit.stack()) + " loses " + hits(hit) + "; "
                    + FleetTitle.size(hit.left().thirds()) + " left").collect(Collectors.joining("; ")) + ".";
            case SeaFightEvent.SeaLossesTaken e -> "The losses in " + PlaceName.of(e.zone()) + " are counted.";
            case SeaFightEvent.FleetRetreated e -> stacks(e.stacks()) + (e.stacks().size() > 1 ? " go to the port of " : " goes to the port of ") + PlaceName.of(e.port()) + ".";
            case SeaFightEvent.RetreatImpossible e -> stacks(e.stacks()) + " can reach no port and stays in " + PlaceName.of(e.zone()) + ".";
            case SeaFightEvent.SeaRetreatsOver e -> "Nobody retreats any more from " + PlaceName.of(e.zone()) + ".";
            case SeaFightEvent.PursuitBegan e -> stack(e.stack()) + " sets out after the beaten.";
            case SeaFightEvent.FleetFollowed e -> stack(e.stack()) + " follows to " + PlaceName.of(e.to()) + ".";
            case SeaFightEvent.FollowUpOver e -> "The pursuit from " + PlaceName.of(e.zone()) + " is over.";
            case SeaFightEvent.FollowUpBlockade e -> stack(e.stack()) + " blockades " + PlaceName.of(e.port()) + " after the battle.";
            case SeaFightEvent.SeaBattleAvoided e -> "There is no battle in " + PlaceName.of(e.zone()) + ".";
            case SeaFightEvent.SeaBattleEnded e -> "The battle in " + PlaceName.of(e.zone()) + " is over: "
                    + (e.winner() == null ? "nobody wins" : Nation.of(country(e.winner())) + " wins" + (e.major() ? " a Major Battle" : "")) + "; losses suffered by "
                    + Nation.of(country(Side.PHASING)) + ": " + FleetTitle.size(e.losses().get(Side.PHASING)) + ", by " + Nation.of(country(Side.NON_PHASING)) + ": "
                    + FleetTitle.size(e.losses().get(Side.NON_PHASING)) + "." + SpokenNames.changes("stability", e.stability()) + SpokenNames.changes("VP", e.victoryPoints());
            case SeaFightEvent.AdmiralHit e -> name(e.leader()) + switch (e.fate()) {
                case KILLED -> " is killed.";
                case CAPTURED -> " is captured" + e.by().map(by -> " by " + Nation.of(by)).orElse("") + ".";
                default -> " is wounded" + Optional.ofNullable(e.returns()).map(box -> " and is back in " + box.label()).orElse("") + ".";
            };
            case SeaFightEvent.AdmiralAwaited e -> name(e.leader()) + " is back and joins a naval stack.";
            case SeaFightEvent.AdmiralReturned e -> name(e.leader()) + " joins " + stack(e.stack()) + ".";
        };
    }

    /** {@code 1 warship destroyed and 2 galleys damaged}. */
    private static String hits(SeaFightEvent.ShipsLostInBattle.Hit hit) {
        return hit.destroyed().thirds() == 0 ? FleetTitle.ships(hit.damaged()) + " damaged"
                : FleetTitle.ships(hit.destroyed()) + " destroyed" + (hit.damaged().thirds() == 0 ? "" : " and " + FleetTitle.ships(hit.damaged()) + " damaged");
    }

    private String fought(SeaBattleFought fought) {
        var zone = PlaceName.of(fought.zone());
        return fought.standing().waits().map(question -> switch (question.what()) {
            case WITHDRAWAL -> "The ships in " + zone + " have fired, and " + Nation.of(fought.battle().side(question.side()).country()) + " has the wind.";
            case RETREAT_ATTEMPT -> "The first day of the battle in " + zone + " is over.";
            case CAPTURE -> Nation.of(fought.battle().side(question.side()).country()) + " pursues and may capture ships.";
            case RETREAT_ROOM, WINNER -> throw new IllegalStateException("no battle at sea asks for " + question.what());
        }).orElseGet(() -> "The fighting in " + zone + " is over" + fought.standing().rolls().winner().flatMap(winner -> winner.side())
                .map(side -> ": " + Nation.of(fought.battle().side(side).country()) + " wins.").orElse(": nobody wins."));
    }

    private static String said(FirstLine line) {
        return switch (line) {
            case NWD -> "warships";
            case NGD -> "galleys";
            case NTD -> "transports";
        };
    }

    /** The stacks of a side of the battle in progress. */
    private String side(Side side) {
        return SeaFights.current(board).map(battle -> battle.side(side).stream().filter(id -> board.fleet(id).isPresent()).toList())
                .filter(ids -> !ids.isEmpty()).map(this::stacks).orElseGet(() -> SeaFights.current(board).filter(battle -> battle.terms() != null)
                        .map(battle -> Nation.of(battle.terms().side(side).country())).orElse(side.label()));
    }

    private String country(Side side) {
        return SeaFights.current(board).orElseThrow().terms().side(side).country();
    }

    private String stacks(List<String> ids) {
        return FleetTitle.of(board, ids);
    }

    private String stack(String id) {
        return FleetTitle.of(board, id);
    }

    private String name(String leader) {
        return board.navies().leaders().get(leader).leader().title();
    }
}

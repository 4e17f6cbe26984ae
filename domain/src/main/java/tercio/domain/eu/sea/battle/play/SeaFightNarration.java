package tercio.domain.eu.sea.battle.play;

import static tercio.domain.eu.common.game.SentenceNames.changes;
import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.countries;
import static tercio.domain.eu.common.game.SentenceNames.fleet;
import static tercio.domain.eu.common.game.SentenceNames.fleets;
import static tercio.domain.eu.common.game.SentenceNames.leader;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.ships;
import static tercio.domain.eu.common.game.SentenceNames.withRoll;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SeaCombat;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.sea.battle.SeaStanding;
import tercio.domain.eu.land.battle.play.FightingNarration;
import tercio.domain.eu.land.battle.play.RollNarration;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells battles at sea. The catalogs of {@code eu.seabattle} say how they read. */
record SeaFightNarration(EuState board) {

    Sentence of(SeaFightEvent event, List<Step> explanation) {
        return switch (event) {
            case SeaFightEvent.SeaBattleJoined e -> say("joined", e.zone()).with("phasing", fleets(board, e.phasing())).with("nonPhasing", fleets(board, e.nonPhasing()))
                    .with("interception", e.interception());
            case SeaFightEvent.EvasionAtSeaRolled e -> withRoll(say("evasion", e.port()).with("who", side(Side.NON_PHASING)).with("success", e.success()), explanation);
            case SeaFightEvent.SeaBattleAccepted e -> say("accepted", e.zone());
            case SeaFightEvent.FirstLineChosen e -> say("first-line").with("who", country(e.country())).with("line", word(e.line()));
            case SeaFightEvent.FirstLinesAwaited e -> say("first-lines-awaited", e.zone()).with("who", countries(e.countries()));
            case SeaFightEvent.FirstLineSealed e -> say("first-line-chosen").with("who", country(e.country()));
            case SeaFightEvent.FirstLinesFormed e -> say("first-lines", e.zone()).with("phasing", word(e.phasing())).with("nonPhasing", word(e.nonPhasing()));
            case SeaBattleFought e -> fight(e, explanation);
            case SeaFightEvent.WithdrewWithWind e -> say("withdrew").with("who", side(e.side()));
            case SeaFightEvent.ShipsCaptured e -> say("captured").with("stack", fleet(board, e.joins())).with("ships", ships(e.ships()))
                    .with("gold", e.seized() + e.sunk() > 0).with("seized", e.seized()).with("sunk", e.sunk());
            case SeaFightEvent.ShipsLostInBattle e when e.stacks().isEmpty() -> say("no-ships-lost").with("who", side(e.side()));
            case SeaFightEvent.ShipsLostInBattle e -> Sentence.several(e.stacks().stream().map(this::hit).toList());
            case SeaFightEvent.SeaLossesTaken e -> say("losses-counted", e.zone());
            case SeaFightEvent.FleetRetreated e -> say("retreat", e.port()).with("stacks", fleets(board, e.stacks()));
            case SeaFightEvent.RetreatImpossible e -> say("no-port", e.zone()).with("stacks", fleets(board, e.stacks()));
            case SeaFightEvent.SeaRetreatsOver e -> say("retreats-over", e.zone());
            case SeaFightEvent.PursuitBegan e -> say("pursuit").with("stack", fleet(board, e.stack()));
            case SeaFightEvent.FleetFollowed e -> say("followed", e.to()).with("stack", fleet(board, e.stack()));
            case SeaFightEvent.FollowUpOver e -> say("pursuit-over", e.zone());
            case SeaFightEvent.FollowUpBlockade e -> say("blockade", e.port()).with("stack", fleet(board, e.stack()));
            case SeaFightEvent.SeaBattleAvoided e -> say("avoided", e.zone());
            case SeaFightEvent.SeaBattleEnded e -> end(e);
            case SeaFightEvent.AdmiralHit e -> say("admiral-hit").with("leader", admiral(e.leader())).with("fate", e.fate().name().toLowerCase(Locale.ROOT))
                    .with("byAnother", e.by().isPresent()).with("by", countries(e.by().stream().toList()))
                    .with("back", e.returns() != null).with("box", e.returns() == null ? "" : e.returns().label());
            case SeaFightEvent.AdmiralAwaited e -> say("admiral-back").with("leader", admiral(e.leader()));
            case SeaFightEvent.AdmiralReturned e -> say("admiral-joins").with("leader", admiral(e.leader())).with("stack", fleet(board, e.stack()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.seabattle." + key);
    }

    private static Keyed say(String key, SpaceId place) {
        return say(key).with("where", place(place));
    }

    private Sentence hit(SeaFightEvent.ShipsLostInBattle.Hit hit) {
        return say("hit").with("stack", fleet(board, hit.stack())).with("how", hit.destroyed().thirds() == 0 ? "damaged" : hit.damaged().thirds() == 0 ? "destroyed" : "both")
                .with("destroyed", ships(hit.destroyed())).with("damaged", ships(hit.damaged())).with("left", size(hit.left().thirds()));
    }

    /** Attempts to break off and the rolls since it was last told, who has the wind, and what it waits for. */
    private Sentence fight(SeaBattleFought fought, List<Step> explanation) {
        var before = SeaFights.current(board).flatMap(SeaEngagement::combat).map(SeaCombat::standing);
        var standing = fought.standing();
        var told = new ArrayList<Sentence>();
        if (before.isEmpty()) {
            told.add(standing.wind().<Sentence>map(side -> say("wind").with("who", fighter(fought, side))).orElseGet(() -> say("no-wind")));
        }
        var attempts = attempts(fought, explanation);
        var rolls = RollNarration.newRolls(before.map(SeaStanding::rolls), standing.rolls());
        told.addAll(attempts);
        told.addAll(new RollNarration("eu.seabattle.", LossUnit.THIRD, side -> fighter(fought, side)).of(rolls));
        var waits = standing.waits();
        if (waits.isPresent() && waits.get().what() == BattleState.Kind.RETREAT_ATTEMPT && before.isPresent() && rolls.isEmpty()) {
            // The first day was told when the other side was asked.
            if (attempts.isEmpty()) {
                told.add(say("no-break-off").with("who", fighter(fought, waits.get().side().opponent())));
            }
        } else {
            told.add(waits.map(question -> question(fought, question)).orElseGet(() -> over(fought)));
        }
        return Sentence.several(told);
    }

    private static List<Sentence> attempts(SeaBattleFought fought, List<Step> explanation) {
        return explanation.stream().filter(step -> step.step().equals(FightingNarration.BREAK_OFF) && !step.dice().isEmpty()).<Sentence>flatMap(step ->
                FightingNarration.sideOf(step).map(side -> say("break-off").with("who", fighter(fought, side)).with("die", step.dice().getFirst())
                        .with("away", !fought.standing().rolls().side(side).retreatFailed())).stream()).toList();
    }

    private static Sentence question(SeaBattleFought fought, BattleStanding.Question question) {
        return switch (question.what()) {
            case WITHDRAWAL -> say("fired", fought.zone()).with("who", fighter(fought, question.side()));
            case RETREAT_ATTEMPT -> say("first-day-over", fought.zone());
            case CAPTURE -> say("pursues").with("who", fighter(fought, question.side()));
            case RETREAT_ROOM, WINNER -> throw new IllegalStateException("no battle at sea asks for " + question.what());
        };
    }

    private static Sentence over(SeaBattleFought fought) {
        var winner = fought.standing().rolls().winner().flatMap(won -> won.side());
        return say("fighting-over", fought.zone()).with("won", winner.isPresent()).with("who", fighter(fought, winner.orElse(Side.PHASING)));
    }

    private Sentence end(SeaFightEvent.SeaBattleEnded e) {
        return say("ended", e.zone()).with("won", e.winner() == null ? "nobody" : e.major() ? "major" : "plain")
                .with("winner", country(countryOf(e.winner() == null ? Side.PHASING : e.winner())))
                .with("phasing", country(countryOf(Side.PHASING))).with("phasingLost", size(e.losses().get(Side.PHASING)))
                .with("nonPhasing", country(countryOf(Side.NON_PHASING))).with("nonPhasingLost", size(e.losses().get(Side.NON_PHASING)))
                .with("stabilityChanges", !e.stability().isEmpty()).with("stability", changes(e.stability()))
                .with("scores", !e.victoryPoints().isEmpty()).with("victoryPoints", changes(e.victoryPoints()));
    }

    private static Argument fighter(SeaBattleFought fought, Side side) {
        return country(fought.battle().side(side).country());
    }

    private static Argument size(int thirds) {
        return new Amount(thirds, Thirds.LD);
    }

    private static String word(FirstLine line) {
        return line.name().toLowerCase(Locale.ROOT);
    }

    /** The stacks of a side of the battle in progress, else its country. */
    private Argument side(Side side) {
        var battle = SeaFights.current(board);
        var afloat = battle.map(fought -> fought.side(side).stream().filter(id -> board.fleet(id).isPresent()).toList()).filter(ids -> !ids.isEmpty());
        return afloat.map(ids -> fleets(board, ids)).or(() -> battle.flatMap(SeaEngagement::combat).map(combat -> country(combat.country(side))))
                .orElseGet(() -> new Phrase(say("side").with("side", side == Side.PHASING ? "phasing" : "other")));
    }

    private CountryId countryOf(Side side) {
        return SeaFights.current(board).flatMap(SeaEngagement::combat).orElseThrow().country(side);
    }

    private Argument admiral(LeaderId id) {
        return leader(board.navies().leaders().get(id).leader());
    }
}

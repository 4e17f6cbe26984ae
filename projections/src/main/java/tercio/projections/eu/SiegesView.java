package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameAtPosition;
import tercio.projections.sentence.ViewText;

/** The sieges with at least one attempt, round by round, in the order of their first attempts. */
record SiegesView(List<SiegesView.Siege> sieges) {

    /**
     * A siege.
     *
     * @param position of its first event
     * @param by the country that acted last for the besiegers, {@code null} while none has
     * @param ended the position where the fortress fell or was relieved, {@code null} while the siege goes on
     * @param how {@code surrender}, {@code honours}, {@code assault}, {@code lifted}; {@code null} while the siege goes on
     */
    record Siege(int position, SpaceId zone, ViewText title, CountryId by, PVector<Round> rounds, Integer ended, String how) {

        private Siege withAttempt(SiegeProjection.Tried tried, String round) {
            var mine = rounds.isEmpty() || !rounds.getLast().round().equals(round)
                    ? rounds.plus(new Round(round, tried.position(), TreePVector.empty(), null)) : rounds;
            var last = mine.getLast();
            return new Siege(position, zone, title, tried.by() == null ? by : tried.by(),
                    tried.ruled() ? mine.with(mine.size() - 1, last.withRuling(tried.position())) : mine, ended, how);
        }

        private Siege withResolution(int at) {
            return new Siege(position, zone, title, by, rounds.with(rounds.size() - 1, rounds.getLast().withResolution(at)), ended, how);
        }

        private Siege withEnd(int at, String why) {
            return new Siege(position, zone, title, by, rounds, at, why);
        }
    }

    /**
     * The attempts of one round.
     *
     * @param position of its first event
     * @param rulings positions of its events with an explanation, in order
     * @param resolved the position where the siege was resolved for the round, else {@code null}
     */
    record Round(String round, int position, PVector<Integer> rulings, Integer resolved) {
        private Round withRuling(int at) {
            return new Round(round, position, rulings.plus(at), resolved);
        }

        private Round withResolution(int at) {
            return new Round(round, position, rulings, at);
        }
    }

    static SiegesView of(GameAtPosition<EuState> scene) {
        var sieges = new ArrayList<Siege>();
        var box = scene.start().box();
        var round = box == null ? null : box.label();
        for (var note : scene.entries(new SiegeProjection())) {
            switch (note) {
                case SiegeProjection.Round began -> round = began.box();
                case SiegeProjection.Tried tried -> addAttempt(sieges, tried, round);
                case SiegeProjection.Resolved resolved -> replaceOpen(sieges, resolved.zone(), siege -> siege.withResolution(resolved.position()));
                case SiegeProjection.Ended ended -> replaceOpen(sieges, ended.zone(), siege -> siege.withEnd(ended.position(), ended.how()));
            }
        }
        return new SiegesView(sieges);
    }

    private static void addAttempt(List<Siege> sieges, SiegeProjection.Tried tried, String round) {
        if (openIndex(sieges, tried.zone()) < 0) {
            sieges.add(new Siege(tried.position(), tried.zone(), new ViewText(Sentence.of("eu.report.siege").with("city", SentenceNames.city(tried.zone()))), tried.by(),
                    TreePVector.empty(), null, null));
        }
        replaceOpen(sieges, tried.zone(), siege -> siege.withAttempt(tried, round));
    }

    private static void replaceOpen(List<Siege> sieges, SpaceId zone, UnaryOperator<Siege> change) {
        int at = openIndex(sieges, zone);
        if (at >= 0) {
            sieges.set(at, change.apply(sieges.get(at)));
        }
    }

    /** The index of the open siege in the zone, -1 if there is none. */
    private static int openIndex(List<Siege> all, SpaceId zone) {
        for (int at = all.size() - 1; at >= 0; at--) {
            if (all.get(at).ended() == null && all.get(at).zone().equals(zone)) {
                return at;
            }
        }
        return -1;
    }
}

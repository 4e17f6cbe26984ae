package tercio.application.game;

import java.time.Clock;
import tercio.application.record.Dictionary;
import tercio.application.record.Notation;

/** What the entity of a game needs from outside to do its work. */
public record GameResources(Dictionary dictionary, Notation notation, CredentialStore credentials, Clock clock, Randomness randomness) {}

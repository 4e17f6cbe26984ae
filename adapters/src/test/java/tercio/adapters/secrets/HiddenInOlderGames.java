package tercio.adapters.secrets;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the commands and events with secrets that only games record which were begun by older rules, so that no new game has twins of them. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface HiddenInOlderGames {
    Class<?>[] value();
}

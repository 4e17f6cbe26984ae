package tercio.adapters.launch.posix;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Optional;

/**
 * Replaces the program of the running process, as {@code exec} does in a shell: the process keeps its id, its parent, its
 * streams and its environment. Systems without {@code execv}, such as Windows, cannot do so.
 */
public final class ProcessReplacement {

    private ProcessReplacement() {}

    /**
     * Runs a command in place of this program; shutdown hooks do not run. Returns only if the system cannot do so.
     *
     * @param command the path of the program, then its arguments
     */
    public static void run(List<String> command) throws Throwable {
        Optional<MethodHandle> execv = execv();
        if (execv.isPresent()) {
            try (Arena arena = Arena.ofConfined()) {
                int ignored = (int) execv.get().invokeExact(arena.allocateFrom(command.getFirst()), arguments(command, arena));
            }
        }
    }

    @SuppressWarnings("restricted") // the manifest of the jar allows native access
    private static Optional<MethodHandle> execv() {
        Linker linker = Linker.nativeLinker();
        return linker.defaultLookup().find("execv").map(address -> linker.downcallHandle(address,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS)));
    }

    /** The array of strings that C programs receive, with a null pointer at its end. */
    private static MemorySegment arguments(List<String> command, Arena arena) {
        MemorySegment array = arena.allocate(ValueLayout.ADDRESS, command.size() + 1L);
        for (int at = 0; at < command.size(); at++) {
            array.setAtIndex(ValueLayout.ADDRESS, at, arena.allocateFrom(command.get(at)));
        }
        array.setAtIndex(ValueLayout.ADDRESS, command.size(), MemorySegment.NULL);
        return array;
    }
}
